import { type Day, dateOf, toIsoDay, weekdayOf } from '@daykeep/rules/calendar'
import type { Repeat } from '@daykeep/rules/model'
import { WEEKDAYS } from '@daykeep/rules/model'
import type { LinePart, LineRepeat } from '../line.ts'

export const EVERY = 'every|each|jede[nrsm]?|alle'

/** Where words begin and end. */
export const START = String.raw`(?<=^|[\s(])`
export const END = String.raw`(?=[\s,.;:!)]|$)`

/** Finds how often a line says that a task is due; `today` is the player's. */
export type RepeatFinder = (text: string, today: Day) => LinePart | undefined

export const repeatPart = ({ index, 0: words }: RegExpExecArray, repeat: LineRepeat, time?: string): LinePart => ({
  from: index,
  to: index + words.length,
  meaning: { type: 'repeat', repeat, ...(time === undefined ? {} : { time }) },
})

/** A date of which some months have none comes again within this many days, leap days aside. */
const AHEAD = 366

/** The first day from today on that fits, as forms write it. */
export const firstDay = (today: Day, fits: (day: Day) => boolean): string | undefined => {
  for (let day = today; day <= today + AHEAD; day += 1) if (fits(day)) return toIsoDay(day)
  return undefined
}

export const isOn = (days: Repeat, day: Day): boolean =>
  WEEKDAYS.some((name, at) => days[name] && weekdayOf(day) === at)

/** The number of the week in its month that a weekday is in, from 1. */
export const weekOfMonth = (day: Day): number => Math.ceil(dateOf(day).date / 7)
