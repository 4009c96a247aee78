import { asKey, type Notification, type Player, type TaskId } from '@daykeep/rules/model'
import { aHabit, aPlayer, aTodo, aUser, NOON } from '@daykeep/rules/test-kit'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadContent } from '../../content/index.ts'
import type { PlayerListeners, PlayerStore, PlayerSnapshot } from '../../sync/index.ts'
import type { NewToast } from '../../toasts/index.ts'
import { createCelebrationQueue, createMomentMemory } from '../celebrations/index.ts'
import { watchRemoteChanges } from './watch-remote-changes.ts'

const note = (id: string, type: string, data: Notification['data'] = {}): Notification => ({
  id,
  type,
  data,
  seen: false,
})
const withNotes = (...notifications: ReadonlyArray<Notification>): Player => aPlayer(aUser({ notifications }))
const onboarded = note('1', 'ONBOARDING_COMPLETE')
const streak = note('2', 'STREAK_ACHIEVEMENT')

beforeAll(() => loadContent())

describe('watchRemoteChanges', () => {
  it('opens one pending celebration after the other', () => {
    const { current, close, toasts } = watched(withNotes(onboarded, streak))
    expect(current()).toBe('onboardingComplete')
    close()
    expect(current()).toBe('streak')
    close()
    expect(current()).toBeUndefined()
    expect(toasts).toEqual([])
  })

  it('opens what was left open in this browser, unless it holds no more', () => {
    const unseen = (level: number) => {
      const memory = createMomentMemory('ana')
      memory.add([{ type: 'levelUp', level }])
      return watched(withNotes(streak), memory)
    }
    const { current, close } = unseen(1)
    expect(current()).toBe('levelUp')
    close()
    expect(current()).toBe('streak')
    expect(unseen(7).current()).toBe('streak')
  })

  it('opens what happened on another device, once', () => {
    const { current, close, become } = watched(withNotes())
    become(withNotes(streak))
    expect(current()).toBe('streak')
    close()
    become(withNotes(streak, note('3', 'UNALLOCATED_STATS_POINTS')))
    expect(current()).toBeUndefined()
  })

  it('does not open what happened in this window', () => {
    const { current, become, played } = watched(withNotes())
    become(withNotes(streak), 1)
    played(withNotes(streak))
    become(withNotes(streak))
    expect(current()).toBeUndefined()
  })

  describe('a task that was done elsewhere', () => {
    const [bread, walk] = [
      aTodo({ _id: asKey('bread'), text: 'Buy bread' }),
      aHabit({ _id: asKey('walk'), text: 'Walk' }),
    ]
    const done = (player: Player, task: string, direction = 'up'): Player => {
      const { acts = [], ...user } = player.user
      const changes = JSON.stringify([{ task, direction }, {}, [], []])
      const turn = user.turn + 1
      const act = { turn, at: NOON, command: 'scoreTask', changes }
      const { [asKey<TaskId>('bread')]: _bread, ...without } = player.tasks
      return { user: { ...user, turn, acts: [...acts, act] }, tasks: task === 'bread' ? without : player.tasks }
    }
    const start = aPlayer(aUser(), [bread, walk])

    it('is told by its name, once', () => {
      const { toasts, become } = watched(start)
      become(done(start, 'bread'))
      become(done(start, 'bread'))
      expect(toasts).toEqual([{ type: 'info', text: 'Done elsewhere: Buy bread' }])
    })

    it('is told together with others', () => {
      const { toasts, become } = watched(start)
      become(['bread', 'walk', 'walk'].reduce((player, task) => done(player, task), start))
      expect(toasts.map(({ text }) => text)).toEqual(['Done elsewhere: Buy bread, Walk'])
    })

    it('is not told when it was done before, in this window, or is a slip', () => {
      const before = done(start, 'walk')
      const { toasts, become } = watched(before)
      become(before)
      become(done(before, 'bread'), 1, ['bread'])
      become(done(before, 'bread'))
      become(done(done(before, 'bread'), 'walk', 'down'))
      expect(toasts).toEqual([])
    })
  })

  it('shows a death on another device', () => {
    const { current, become } = watched(withNotes())
    become(aPlayer(aUser({ stats: { hp: 0 } })))
    expect(current()).toBe('death')
  })
})

const watched = (first: Player, memory?: ReturnType<typeof createMomentMemory>) => {
  let view: PlayerSnapshot = { player: first, waiting: 0, connection: 'saved', unconfirmed: new Set() }
  const listeners = new Set<() => void>()
  const handlers = new Set<PlayerListeners>()
  const store: PlayerStore = {
    snapshot: () => view,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    listen: (events) => {
      handlers.add(events)
      return () => handlers.delete(events)
    },
    dispatch: () => {
      throw new Error('watching is not acting')
    },
    preview: () => {
      throw new Error('watching is not acting')
    },
    addTasks: () => undefined,
    reload: async () => undefined,
    refresh: async () => undefined,
    version: () => 0,
    retryNow: () => undefined,
    prepareUndo: () => Promise.resolve(),
    stop: () => undefined,
  }
  const celebrations = createCelebrationQueue(memory)
  const toasts: NewToast[] = []
  watchRemoteChanges(store, { celebrations, toasts: { show: (...added) => toasts.push(...added) } })
  return {
    toasts,
    current: () => celebrations.current()?.type,
    close: celebrations.close,
    become: (player: Player, waiting = 0, unconfirmed: ReadonlyArray<string> = []) => {
      view = { ...view, player, waiting, unconfirmed: new Set(unconfirmed.map((id) => asKey<TaskId>(id))) }
      for (const listener of listeners) listener()
    },
    played: (after: Player) => {
      for (const handler of handlers)
        handler.executed?.('scoreTask', { before: first, after, events: [], report: undefined })
    },
  }
}
