import type { Notification, Player } from '@daykeep/rules/model'
import { aPlayer, aUser } from '@daykeep/rules/test-kit'
import { describe, expect, it } from 'vitest'
import type { PlayerEvents, PlayerStore, View } from '../../player/index.ts'
import type { NewToast } from '../../toasts/index.ts'
import { overlayQueue } from '../overlays/index.ts'
import { watchElsewhere } from './watch-elsewhere.ts'

const note = (id: string, type: string, data: Notification['data'] = {}): Notification => ({
  id,
  type,
  data,
  seen: false,
})
const withNotes = (...notifications: ReadonlyArray<Notification>): Player => aPlayer(aUser({ notifications }))
const onboarded = note('1', 'ONBOARDING_COMPLETE')
const streak = note('2', 'STREAK_ACHIEVEMENT')

describe('watchElsewhere', () => {
  it('opens one moment that waited, and mentions the others with a way to see them', () => {
    const { current, close, toasts } = watched(withNotes(onboarded, streak))
    expect(current()).toBe('onboardingComplete')
    expect(toasts.map(({ title }) => title)).toEqual(['Three weeks in a row'])
    close()
    expect(current()).toBeUndefined()
    toasts[0]?.action?.run()
    expect(current()).toBe('streak')
  })

  it('opens what another device lived through, once', () => {
    const { current, close, become } = watched(withNotes())
    become(withNotes(streak))
    expect(current()).toBe('streak')
    close()
    become(withNotes(streak, note('3', 'UNALLOCATED_STATS_POINTS')))
    expect(current()).toBeUndefined()
  })

  it('leaves to others what was done here', () => {
    const { current, become, played } = watched(withNotes())
    become(withNotes(streak), 1)
    played(withNotes(streak))
    become(withNotes(streak))
    expect(current()).toBeUndefined()
  })

  it('tells of a death elsewhere', () => {
    const { current, become } = watched(withNotes())
    become(aPlayer(aUser({ stats: { hp: 0 } })))
    expect(current()).toBe('death')
  })
})

const watched = (first: Player) => {
  let view: View = { player: first, waiting: 0, connection: 'saved', unconfirmed: new Set() }
  const listeners = new Set<() => void>()
  const handlers = new Set<PlayerEvents>()
  const store: PlayerStore = {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    listen: (events) => {
      handlers.add(events)
      return () => handlers.delete(events)
    },
    act: () => {
      throw new Error('watching is not acting')
    },
    adopt: () => undefined,
    reload: async () => undefined,
    wake: () => undefined,
    stop: () => undefined,
  }
  const overlays = overlayQueue()
  const toasts: NewToast[] = []
  watchElsewhere(store, { overlays, toasts: { show: (...shown) => toasts.push(...shown) } })
  return {
    toasts,
    current: () => overlays.current()?.type,
    close: overlays.close,
    become: (player: Player, waiting = 0) => {
      view = { ...view, player, waiting }
      for (const listener of listeners) listener()
    },
    played: (after: Player) => {
      for (const handler of handlers)
        handler.played?.('scoreTask', { before: first, after, events: [], report: undefined })
    },
  }
}
