import type { Instant } from '@daykeep/rules/kernel'

/** The player's language and clock; `timezoneOffset` is minutes west of UTC. */
export type LineClock = { readonly language: string; readonly now: Instant; readonly timezoneOffset: number }
