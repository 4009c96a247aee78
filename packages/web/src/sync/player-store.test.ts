import { asKey, type TaskId } from '@daykeep/rules/model'
import { aTodo, NOON } from '@daykeep/rules/test-kit'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it, vi } from 'vitest'
import { habit, player, rules, settled, setUpPlayerStore, up } from '../../test-kit/player-store-setup.ts'
import { createFakeEnvironment, createFakeServer } from '../../test-kit/sync-doubles.ts'
import { createPlayerStore } from './player-store.ts'
import { initialState } from './queue/sync-state.ts'

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

describe('a store that begins with what an earlier one has persisted', () => {
  it('sends what waited', async () => {
    const { store, server, clock } = setUpPlayerStore()
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

describe('dispatching', () => {
  it('persists a command as one that the server may have, so that a window that closes at once repeats nothing', () => {
    const { store, clock } = setUpPlayerStore()
    store.dispatch('scoreTask', up)
    expect(clock.persisted.at(-1)?.pending).toMatchObject([{ name: 'scoreTask', sent: true }])
  })

  it('shows a command at once, and saves it', async () => {
    const { store, server, scored, clock } = setUpPlayerStore()
    store.dispatch('scoreTask', up)
    expect(scored()?.value).toBeGreaterThan(0)
    expect(store.snapshot()).toMatchObject({ waiting: 1, connection: 'saving', unconfirmed: new Set([habit._id]) })
    await settled()
    expect(store.snapshot()).toMatchObject({ waiting: 0, connection: 'saved', unconfirmed: new Set() })
    expect(store.snapshot().player).toEqual(server.player())
    expect(clock.persisted.at(-1)).toEqual(initialState(server.player()))
  })

  it('tells views twice of it: when it is drawn, and when all is saved', async () => {
    const { store } = setUpPlayerStore()
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
    const { store, server } = setUpPlayerStore()
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
    const { store, server, refused } = setUpPlayerStore()
    const before = store.snapshot().player
    const result = store.dispatch('scoreTask', { task: 'nobody', direction: 'up' })
    expect(E.isLeft(result) && result.left.key).toBe('messageTaskNotFound')
    expect(refused).toHaveBeenCalledWith('scoreTask', expect.objectContaining({ key: 'messageTaskNotFound' }))
    await settled()
    expect(store.snapshot().player).toBe(before)
    expect(server.sent).toEqual([])
  })

  it('leaves a refusal to the caller that handles it', () => {
    const { store, refused } = setUpPlayerStore()
    const onRefused = vi.fn()
    store.dispatch('scoreTask', { task: 'nobody', direction: 'up' }, { onRefused })
    expect(onRefused).toHaveBeenCalledWith(expect.objectContaining({ key: 'messageTaskNotFound' }))
    expect(refused).not.toHaveBeenCalled()
  })

  it('previews a result without changing anything', async () => {
    const { store, server, refused } = setUpPlayerStore()
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
    const { store, server } = setUpPlayerStore()
    store.addTasks([aTodo({ _id: asKey<TaskId>('old'), completed: true })])
    expect(Object.keys(store.snapshot().player.tasks)).toEqual(['habit', 'old'])
    await settled()
    expect(server.sent).toEqual([])
  })
})

describe('refreshing', () => {
  it('loads only what another device has changed', async () => {
    const { store, server } = setUpPlayerStore()
    await store.refresh()
    expect(server.loads()).toBe(0)
    server.dispatchElsewhere('scoreTask', up, NOON)
    await store.refresh()
    expect(server.loads()).toBe(1)
    expect(store.snapshot().player).toEqual(server.player())
  })

  it('tells listeners of each command that is stored', async () => {
    const { store } = setUpPlayerStore()
    const confirmed = vi.fn()
    store.listen({ confirmed })
    store.dispatch('scoreTask', up)
    store.dispatch('toggleSleep', {})
    await settled()
    expect(confirmed).toHaveBeenCalledTimes(2)
  })
})
