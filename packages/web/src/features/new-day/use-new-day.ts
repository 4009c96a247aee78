import * as E from 'fp-ts/lib/Either.js'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { Task } from '@daykeep/rules/model'
import { useDispatch, usePlayer, usePlayerStore } from '../../sync/index.ts'
import { checkNewDay } from './check-new-day.ts'
import type { MissedDaily } from './YesterdayDialog.tsx'

/** Checks for a new day at most this often, in milliseconds, while the player is active. */
const CHECK_INTERVAL = 1000

const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'touchstart', 'focus'] as const

/** The question about the day that started at `since`, and the dailies that were ticked in it so far. */
type OpenQuestion = {
  readonly since: string
  readonly missed: ReadonlyArray<MissedDaily>
  readonly done: ReadonlySet<string>
}

type YesterdayQuestion = Omit<OpenQuestion, 'since'> & {
  readonly tick: (id: string, ticked: boolean) => void
  readonly start: () => void
}

/**
 * Starts the new day, after the question about yesterday's dailies if there are any. The question stays open, with its
 * ticks, until the day has started, also if the server rolls the start back. docs/reference/screens.md 1.14 and 2.9.
 */
export const useNewDay = (): YesterdayQuestion | undefined => {
  const dispatch = useDispatch()
  const store = usePlayerStore()
  const lastCron = usePlayer((player) => player.user.lastCron)
  const tasks = usePlayer((player) => player.tasks)
  // The local copy may not know of a day that began on another device.
  const isStale = useSyncExternalStore(store.subscribe, () => store.snapshot().isStale === true)
  const [question, setQuestion] = useState<OpenQuestion | undefined>(undefined)

  const begin = useCallback(() => dispatch('startDay', { timezoneOffset: timezoneOffset() }), [dispatch])

  const check = useCallback((): void => {
    const { player } = store.snapshot()
    const found = checkNewDay(player, timezoneOffset(), Date.now())
    if (found.type === 'start') begin()
    if (found.type !== 'ask') return
    const since = player.user.lastCron
    setQuestion((before) => {
      if (before?.since !== since) return { since, missed: found.missed, done: new Set() }
      return { since, missed: found.missed, done: onlyOf(before.done, found.missed) }
    })
  }, [store, begin])

  useEffect(() => {
    if (isStale) return
    let checkedAt = 0
    const checkThrottled = (): void => {
      const now = Date.now()
      if (now - checkedAt < CHECK_INTERVAL) return
      checkedAt = now
      check()
    }
    checkThrottled()
    for (const event of ACTIVITY_EVENTS) window.addEventListener(event, checkThrottled, { passive: true })
    return () => {
      for (const event of ACTIVITY_EVENTS) window.removeEventListener(event, checkThrottled)
    }
  }, [check, isStale])

  if (question === undefined || question.since !== lastCron) return undefined
  const missed = question.missed.filter(({ id }) => isOpen(tasks, id))
  if (missed.length === 0) return undefined
  const tick = (id: string, ticked: boolean): void =>
    setQuestion({
      ...question,
      done: ticked ? new Set([...question.done, id]) : onlyOf(question.done, without(missed, id)),
    })
  const start = (): void => {
    const scorings = missed
      .filter(({ id }) => question.done.has(id))
      .map(({ id }) => ({ id, direction: 'up' as const }))
    // Refused if a daily was deleted or ticked on another device. The rest is asked again.
    if (scorings.length > 0 && E.isLeft(dispatch('bulkScore', { scorings }))) check()
    else begin()
  }
  return { missed, done: onlyOf(question.done, missed), tick, start }
}

const timezoneOffset = (): number => new Date().getTimezoneOffset()

/** Not for a daily that was ticked or deleted meanwhile. */
const isOpen = (tasks: Readonly<Record<string, Task>>, id: string): boolean => {
  const task = tasks[id]
  return task?.type === 'daily' && !task.completed
}

const without = (missed: ReadonlyArray<MissedDaily>, id: string): ReadonlyArray<MissedDaily> =>
  missed.filter((each) => each.id !== id)

const onlyOf = (done: ReadonlySet<string>, missed: ReadonlyArray<MissedDaily>): ReadonlySet<string> =>
  new Set(missed.map(({ id }) => id).filter((id) => done.has(id)))
