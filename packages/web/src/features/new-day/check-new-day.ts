import { daysMissed } from '@daykeep/rules/calendar'
import type { Instant } from '@daykeep/rules/kernel'
import type { Player } from '@daykeep/rules/model'
import { yesterdailies } from '@daykeep/rules/tasks'
import type { MissedDaily } from './YesterdayDialog.tsx'

/**
 * What to do about a new day: nothing, start it at once, or first ask about yesterday's dailies. docs/reference/rules.md
 * 3.12.
 */
export type NewDayCheck =
  | { readonly type: 'none' }
  | { readonly type: 'start' }
  | { readonly type: 'ask'; readonly missed: ReadonlyArray<MissedDaily> }

/** `timezoneOffset`: minutes that the browser's clock is behind UTC. */
export const checkNewDay = (player: Player, timezoneOffset: number, now: Instant): NewDayCheck => {
  const { days, user } = daysMissed(player.user, timezoneOffset, now)
  if (days <= 0) return { type: 'none' }
  const missed = yesterdailies({ ...player, user }, now).map(({ _id, text, notes, streak }) => ({
    id: _id,
    title: text,
    notes,
    streak,
  }))
  return missed.length === 0 ? { type: 'start' } : { type: 'ask', missed }
}
