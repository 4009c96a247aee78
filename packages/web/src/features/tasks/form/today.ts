import { toIsoDay, userDay } from '@daykeep/rules/calendar'
import type { Reading } from './written-values.ts'

/** The player's today, as forms write a day. */
export const today = ({ clock, now }: Reading): string => toIsoDay(userDay(clock, now))
