import { commands } from '@daykeep/rules/commands'
import { asKey, type TaskId } from '@daykeep/rules/model'
import { aHabit, aPlayer, aTodo, aUser, NOON } from '@daykeep/rules/test-kit'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it, vi } from 'vitest'
import { createFakeEnvironment, createFakeServer } from '../../test-kit/sync-doubles.ts'
import { BACK_OFF } from './back-off.ts'
import { createPlayerStore, type PlayerListeners } from './player-store.ts'
import { type CommandTable, type GameRules, initialState } from './queue/sync-state.ts'

const rules: GameRules = { catalogue: loadCatalogue(), table: commands as unknown as CommandTable }
const habit = aHabit({ _id: asKey<TaskId>('habit') })
const player = aPlayer(aUser(), [habit])

const up = { task: 'habit', direction: 'up' } as const

const setUp = () => {
  const { environment, ...clock } = createFakeEnvironment()
  const server = createFakeServer(rules, player)
  const store = createPlayerStore(rules, server.server, environment, player)
  const refused = vi.fn<NonNullable<PlayerListeners['refused']>>()
  const rolledBack = vi.fn<NonNullable<PlayerListeners['rolledBack']>>()
  const signedOut = vi.fn<NonNullable<PlayerListeners['signedOut']>>()
  store.listen({ refused, rolledBack, signedOut })
  const scored = () => store.snapshot().player.tasks[habit._id]
  return { store, server, clock, scored, refused, rolledBack, signedOut }
}

/** Lets the requests that are under way come to their end. */
const settled = () => new Promise<void>((resolve) => setTimeout(resolve))

describe('opening a window', () => {
  it('says that what waited is being saved, before the server has answered anything', async () => {
    const { environment, ...closed } = createFakeEnvironment()
    const { server } = createFakeServer(rules, player)
    createPlayerStore(rules, server, environment, player).dispatch('scoreTask', up)
    const stored = closed.persisted.at(-1) ?? initialState(player)
    const opened = createPlayerStore(rules, server, createFakeEnvironment().environment, stored, { isStale: true })
    expect(opened.snapshot()).toMatchObject({ waiting: 1, connection: 'saving' })
    await opened.reload()
    expect(opened.snapshot()).toMatchObject({ waiting: 0, connection: 'saved' })
  })
})

describe('dispatching', () => {
  it('persists a command as one that the server may have, so that a window that closes at once repeats nothing', () => {
    const { store, clock } = setUp()
    store.dispatch('scoreTask', up)
    expect(clock.persisted.at(-1)?.pending).toMatchObject([{ name: 'scoreTask', sent: true }])
  })

  it('shows a command at once, and saves it', async () => {
    const { store, server, scored, clock } = setUp()
    store.dispatch('scoreTask', up)
    expect(scored()?.value).toBeGreaterThan(0)
    expect(store.snapshot()).toMatchObject({ waiting: 1, connection: 'saving', unconfirmed: new Set([habit._id]) })
    await settled()
    expect(store.snapshot()).toMatchObject({ waiting: 0, connection: 'saved', unconfirmed: new Set() })
    expect(store.snapshot().player).toEqual(server.player())
    expect(clock.persisted.at(-1)).toEqual(initialState(server.player()))
  })

  it('tells views twice of it: when it is drawn, and when all is saved', async () => {
    const { store } = setUp()
    const seen: unknown[] = []
    store.subscribe(() => seen.push(store.snapshot()))
    store.dispatch('scoreTask', up)
    await settled()
    expect(seen).toMatchObject([
      { waiting: 1, connection: 'saving' },
      { waiting: 0, connection: 'saved' },
    ])
  })

  it('sends one command at a time, in order', async () => {
    const { store, server } = setUp()
    store.dispatch('scoreTask', up)
    store.dispatch('toggleSleep', {})
    expect(server.sent).toHaveLength(1)
    await settled()
    expect(server.sent.map(({ name, commandSeq }) => [name, commandSeq])).toEqual([
      ['scoreTask', 0],
      ['toggleSleep', 1],
    ])
  })

  it('tells listeners of a refusal by the rules, and changes nothing', async () => {
    const { store, server, refused } = setUp()
    const before = store.snapshot().player
    const result = store.dispatch('scoreTask', { task: 'nobody', direction: 'up' })
    expect(E.isLeft(result) && result.left.key).toBe('messageTaskNotFound')
    expect(refused).toHaveBeenCalledWith('scoreTask', expect.objectContaining({ key: 'messageTaskNotFound' }))
    await settled()
    expect(store.snapshot().player).toBe(before)
    expect(server.sent).toEqual([])
  })

  it('leaves a refusal to the caller that handles it', () => {
    const { store, refused } = setUp()
    const onRefused = vi.fn()
    store.dispatch('scoreTask', { task: 'nobody', direction: 'up' }, { onRefused })
    expect(onRefused).toHaveBeenCalledWith(expect.objectContaining({ key: 'messageTaskNotFound' }))
    expect(refused).not.toHaveBeenCalled()
  })

  it('previews a result without changing anything', async () => {
    const { store, server, refused } = setUp()
    const before = store.snapshot()
    const scoring = store.preview('scoreTask', up)
    expect(E.isRight(scoring) && scoring.right.after.tasks[habit._id]?.value).toBeGreaterThan(0)
    expect(E.isLeft(store.preview('deleteTask', { task: 'nobody' }))).toBe(true)
    await settled()
    expect(store.snapshot()).toBe(before)
    expect(refused).not.toHaveBeenCalled()
    expect(server.sent).toEqual([])
  })

  it('takes in tasks that were loaded later', async () => {
    const { store, server } = setUp()
    store.addTasks([aTodo({ _id: asKey<TaskId>('old'), completed: true })])
    expect(Object.keys(store.snapshot().player.tasks)).toEqual(['habit', 'old'])
    await settled()
    expect(server.sent).toEqual([])
  })
})

describe('a server that does not answer', () => {
  it('is tried again after growing delays, and the delays begin anew after a success', async () => {
    const { store, server, clock } = setUp()
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
    const { store, server, clock } = setUp()
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
    const { store, server, clock } = setUp()
    server.behave('lost')
    store.dispatch('scoreTask', up)
    await settled()
    store.retryNow()
    await settled()
    expect(store.snapshot()).toMatchObject({ waiting: 0, connection: 'saved' })
    expect(clock.timersRunning()).toBe(0)
  })

  it('gets a command whose response was lost again under the same number, and counts it once', async () => {
    const { store, server, clock } = setUp()
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
    const { store, server, rolledBack, scored } = setUp()
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
    const { store, server } = setUp()
    server.dispatchElsewhere('toggleSleep', {}, NOON)
    store.dispatch('scoreTask', up)
    await settled()
    expect(server.loads()).toBe(1)
    expect(server.sent.map(({ commandSeq }) => commandSeq)).toEqual([0, 1])
    expect(store.snapshot().player.user.preferences.sleep).toBe(true)
    expect(store.snapshot().player).toEqual(server.player())
  })

  it('shows what another window did once it is asked to reload', async () => {
    const { store, server } = setUp()
    server.dispatchElsewhere('toggleSleep', {}, NOON)
    await store.reload()
    expect(store.snapshot().player).toEqual(server.player())
  })

  it('reloads even when the first attempt fails', async () => {
    const { store, server, clock } = setUp()
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
    const { store, server, clock, signedOut } = setUp()
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
    const { store, server, clock } = setUp()
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

describe('a store that begins with what an earlier one has persisted', () => {
  it('sends what waited', async () => {
    const { store, server, clock } = setUp()
    server.behave('lost')
    store.dispatch('scoreTask', up)
    await settled()
    store.stop()
    const { environment } = createFakeEnvironment()
    const second = createPlayerStore(rules, server.server, environment, clock.persisted.at(-1) ?? player)
    expect(second.snapshot().waiting).toBe(1)
    await second.reload()
    expect(second.snapshot().waiting).toBe(0)
    expect(server.player().user.turn).toBe(1)
    expect(second.snapshot().player).toEqual(server.player())
  })
})

describe('refreshing', () => {
  it('loads only what another device has changed', async () => {
    const { store, server } = setUp()
    await store.refresh()
    expect(server.loads()).toBe(0)
    server.dispatchElsewhere('scoreTask', up, NOON)
    await store.refresh()
    expect(server.loads()).toBe(1)
    expect(store.snapshot().player).toEqual(server.player())
  })

  it('tells listeners of each command that is stored', async () => {
    const { store } = setUp()
    const confirmed = vi.fn()
    store.listen({ confirmed })
    store.dispatch('scoreTask', up)
    store.dispatch('toggleSleep', {})
    await settled()
    expect(confirmed).toHaveBeenCalledTimes(2)
  })
})
