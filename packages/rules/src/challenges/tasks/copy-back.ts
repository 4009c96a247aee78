import { calendarDay, dayClock } from '../../calendar/index.ts'
import { compactHistory, HISTORY_LIMITS } from '../../day/index.ts'
import type { Instant } from '../../kernel/index.ts'
import type { Direction, SharedTask, Task } from '../../model/index.ts'

/** A score of a copy: its delta and direction, and when it happened. */
export type CopiedScore = { readonly delta: number; readonly direction: Direction; readonly now: Instant }

/** Does a score of this task also count for its original? docs/reference/rules.md 2.14. */
export const countsForOriginal = ({ type, challenge }: Task): boolean =>
  type !== 'reward' && challenge.taskId !== undefined && challenge.broken === undefined

/**
 * The original after a score of one of its copies: its value moves by the same delta, with one history entry per server
 * day. docs/reference/rules.md 2.14.
 */
export const copyBack = (original: SharedTask, { delta, direction, now }: CopiedScore): SharedTask => {
  const value = original.value + delta
  switch (original.type) {
    case 'habit': {
      const up = direction === 'up' ? 1 : 0
      const { others, today } = split(original.history, now)
      const scoredUp = (today?.scoredUp ?? 0) + up
      const scoredDown = (today?.scoredDown ?? 0) + 1 - up
      return { ...original, value, history: withEntry(others, { date: now, value, scoredUp, scoredDown }, now) }
    }
    case 'daily': {
      const { others } = split(original.history, now)
      return { ...original, value, history: withEntry(others, { date: now, value }, now) }
    }
    case 'todo':
    case 'reward':
      return { ...original, value }
  }
}

const SERVER = dayClock(0, 0)

/** Splits the history into today's entry and all others. */
const split = <Entry extends { readonly date: number }>(history: ReadonlyArray<Entry>, now: Instant) => {
  const last = history.at(-1)
  const isToday = last !== undefined && calendarDay(SERVER, last.date) === calendarDay(SERVER, now)
  return isToday ? { others: history.slice(0, -1), today: last } : { others: history, today: undefined }
}

const withEntry = <Entry extends { readonly date: number; readonly value: number }>(
  others: ReadonlyArray<Entry>,
  entry: Entry,
  now: Instant,
): ReadonlyArray<Entry> => {
  const history = [...others, entry]
  if (history.length <= HISTORY_LIMITS.subscriber.entries) return history
  return compactHistory({ clock: SERVER, now, limits: HISTORY_LIMITS.subscriber }, history) as ReadonlyArray<Entry>
}
