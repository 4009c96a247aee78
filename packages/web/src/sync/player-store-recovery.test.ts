import { NOON } from '@daykeep/rules/test-kit'
import { describe, expect, it } from 'vitest'
import { settled, setUpPlayerStore, up } from '../../test-kit/player-store-setup.ts'
import { BACK_OFF } from './back-off.ts'

describe('a server that does not answer', () => {
  it('is tried again after growing delays, and the delays begin anew after a success', async () => {
    const { store, server, clock } = setUpPlayerStore()
    const failures = BACK_OFF.length + 1
    server.behave(...Array.from({ length: failures }, () => 'lost' as const))
    store.dispatch('scoreTask', up)
    await settled()
    expect(store.snapshot()).toMatchObject({ waiting: 1, connection: 'offline' })
    for (let attempt = 0; attempt < failures; attempt += 1) {
      clock.elapse()
      await settled()
    }
    expect(clock.scheduled).toEqual([...BACK_OFF, BACK_OFF.at(-1)])
    expect(store.snapshot()).toMatchObject({ waiting: 0, connection: 'saved' })
    server.behave('lost')
    store.dispatch('scoreTask', up)
    await settled()
    expect(clock.scheduled.at(-1)).toBe(BACK_OFF[0])
  })

  it('is left alone during the delay, whatever else is dispatched', async () => {
    const { store, server, clock } = setUpPlayerStore()
    server.behave('lost')
    store.dispatch('scoreTask', up)
    await settled()
    store.dispatch('scoreTask', up)
    await settled()
    expect(server.sent).toHaveLength(1)
    expect(store.snapshot()).toMatchObject({ waiting: 2, connection: 'offline' })
    clock.elapse()
    await settled()
    expect(server.sent).toHaveLength(3)
  })

  it('is tried at once by retryNow, and the delay is called off', async () => {
    const { store, server, clock } = setUpPlayerStore()
    server.behave('lost')
    store.dispatch('scoreTask', up)
    await settled()
    store.retryNow()
    await settled()
    expect(store.snapshot()).toMatchObject({ waiting: 0, connection: 'saved' })
    expect(clock.timersRunning()).toBe(0)
  })

  it('gets a command whose response was lost again under the same number, and counts it once', async () => {
    const { store, server, clock } = setUpPlayerStore()
    server.behave('responseLost')
    store.dispatch('scoreTask', up)
    await settled()
    expect(server.player().user.turn).toBe(1)
    clock.elapse()
    await settled()
    expect(server.sent.map(({ commandSeq, at }) => [commandSeq, at])).toEqual([
      [0, NOON],
      [0, NOON],
    ])
    expect(server.player().user.turn).toBe(1)
    expect(store.snapshot().player).toEqual(server.player())
  })
})

describe('a server that decides otherwise', () => {
  it('rolls a refused command back with the reason, keeps the others, and loads the player anew', async () => {
    const { store, server, rolledBack, scored } = setUpPlayerStore()
    server.behave('refused')
    store.dispatch('toggleSleep', {})
    store.dispatch('scoreTask', up)
    await settled()
    const reason = { type: 'server', message: 'No.', faults: [] }
    expect(rolledBack).toHaveBeenCalledOnce()
    expect(rolledBack.mock.calls[0]?.[0]).toMatchObject([{ command: { name: 'toggleSleep' }, reason }])
    expect(server.loads()).toBe(1)
    expect(store.snapshot().player.user.preferences.sleep).toBe(false)
    expect(scored()?.value).toBeGreaterThan(0)
    expect(store.snapshot().player).toEqual(server.player())
  })

  it('replays what waits when another window has used the number', async () => {
    const { store, server } = setUpPlayerStore()
    server.dispatchElsewhere('toggleSleep', {}, NOON)
    store.dispatch('scoreTask', up)
    await settled()
    expect(server.loads()).toBe(1)
    expect(server.sent.map(({ commandSeq }) => commandSeq)).toEqual([0, 1])
    expect(store.snapshot().player.user.preferences.sleep).toBe(true)
    expect(store.snapshot().player).toEqual(server.player())
  })

  it('shows what another window did once it is asked to reload', async () => {
    const { store, server } = setUpPlayerStore()
    server.dispatchElsewhere('toggleSleep', {}, NOON)
    await store.reload()
    expect(store.snapshot().player).toEqual(server.player())
  })

  it('reloads even when the first attempt fails', async () => {
    const { store, server, clock } = setUpPlayerStore()
    server.behave('lost')
    const reloaded = store.reload()
    await settled()
    expect(store.snapshot().connection).toBe('offline')
    clock.elapse()
    await reloaded
    expect(server.loads()).toBe(2)
    expect(store.snapshot().connection).toBe('saved')
  })
})

describe('the end of a store', () => {
  it('comes when the login is refused: it says so and sends nothing more', async () => {
    const { store, server, clock, signedOut } = setUpPlayerStore()
    server.behave('signedOut')
    store.dispatch('scoreTask', up)
    await settled()
    expect(signedOut).toHaveBeenCalledOnce()
    store.dispatch('scoreTask', up)
    store.retryNow()
    await settled()
    expect(server.sent).toHaveLength(1)
    expect(clock.timersRunning()).toBe(0)
    expect(store.snapshot().waiting).toBe(2)
  })

  it('comes with stop: the next attempt is called off', async () => {
    const { store, server, clock } = setUpPlayerStore()
    server.behave('lost')
    store.dispatch('scoreTask', up)
    await settled()
    store.stop()
    expect(clock.timersRunning()).toBe(0)
    store.retryNow()
    await settled()
    expect(server.sent).toHaveLength(1)
  })
})
