import type { Day } from '@daykeep/rules/calendar'
import { DAY, type Instant, MINUTE } from '@daykeep/rules/kernel'

/** The player's language and clock, and what their words may mean. */
export type LineClock = {
  readonly language: string
  readonly now: Instant
  /** Minutes west of UTC. */
  readonly timezoneOffset: number
  /** Whether `3/12` is a day of December. */
  readonly isDayFirst?: boolean
  /** Whether days that are over count: those of an import do, whoever writes a new task means a day to come. */
  readonly readsPast?: boolean
  /** The names of the player's tags. */
  readonly tags?: ReadonlyArray<string>
}

export const todayOf = ({ now, timezoneOffset }: LineClock): Day => Math.floor((now - timezoneOffset * MINUTE) / DAY)
