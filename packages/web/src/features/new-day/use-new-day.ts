import * as E from 'fp-ts/lib/Either.js'
import { useCallback, useEffect, useState } from 'react'
import type { Task } from '@daykeep/rules/model'
import { useAct, usePlayer, usePlayerStore } from '../../player/index.ts'
import { dawnOf } from './new-day.ts'
import type { Missed } from './YesterdayDialog.tsx'

/** Looks for a new day this often at most, in milliseconds, while the player does something. */
const LOOK_EVERY = 1000

const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'touchstart', 'focus'] as const

/** What is asked about the day that began at `since`, and what was ticked so far. */
type Asked = { readonly since: string; readonly missed: ReadonlyArray<Missed>; readonly done: ReadonlySet<string> }

type Question = Omit<Asked, 'since'> & {
  readonly tick: (id: string, ticked: boolean) => void
  readonly start: () => void
}

/**
 * Notices the new day, starts it when there is nothing to ask, and else answers the question about yesterday. It stays
 * until the day has begun: also with its ticks, when the server takes the start back. Screens 1.14 and 2.9.
 */
export const useNewDay = (): Question | undefined => {
  const act = useAct()
  const store = usePlayerStore()
  const lastCron = usePlayer((player) => player.user.lastCron)
  const tasks = usePlayer((player) => player.tasks)
  const [asked, setAsked] = useState<Asked | undefined>(undefined)

  const begin = useCallback(() => act('startDay', { timezoneOffset: timezoneOffset() }), [act])

  const look = useCallback((): void => {
    const { player } = store.view()
    const found = dawnOf(player, timezoneOffset(), Date.now())
    if (found.type === 'start') begin()
    if (found.type !== 'ask') return
    const since = player.user.lastCron
    setAsked((before) => {
      if (before?.since !== since) return { since, missed: found.missed, done: new Set() }
      return { since, missed: found.missed, done: within(before.done, found.missed) }
    })
  }, [store, begin])

  useEffect(() => {
    let looked = 0
    const lookAgain = (): void => {
      const now = Date.now()
      if (now - looked < LOOK_EVERY) return
      looked = now
      look()
    }
    lookAgain()
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, lookAgain, { passive: true })
    return () => {
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, lookAgain)
    }
  }, [look])

  if (asked === undefined || asked.since !== lastCron) return undefined
  const missed = asked.missed.filter(({ id }) => isOpen(tasks, id))
  if (missed.length === 0) return undefined
  const tick = (id: string, ticked: boolean): void =>
    setAsked({ ...asked, done: ticked ? new Set([...asked.done, id]) : within(asked.done, others(missed, id)) })
  const start = (): void => {
    const scorings = missed.filter(({ id }) => asked.done.has(id)).map(({ id }) => ({ id, direction: 'up' }))
    // Refused: a daily went or was ticked elsewhere. What is left of the question is asked again.
    if (scorings.length > 0 && E.isLeft(act('bulkScore', { scorings }))) look()
    else begin()
  }
  return { missed, done: within(asked.done, missed), tick, start }
}

const timezoneOffset = (): number => new Date().getTimezoneOffset()

/** Ticked or gone meanwhile, here or elsewhere: nothing to ask any more. */
const isOpen = (tasks: Readonly<Record<string, Task>>, id: string): boolean => {
  const task = tasks[id]
  return task?.type === 'daily' && !task.completed
}

const others = (missed: ReadonlyArray<Missed>, id: string): ReadonlyArray<Missed> =>
  missed.filter((each) => each.id !== id)

const within = (done: ReadonlySet<string>, missed: ReadonlyArray<Missed>): ReadonlySet<string> =>
  new Set(missed.map(({ id }) => id).filter((id) => done.has(id)))
