import { daysMissed } from '@daykeep/rules/calendar'
import type { Instant } from '@daykeep/rules/kernel'
import type { Player } from '@daykeep/rules/model'
import { yesterdailies } from '@daykeep/rules/tasks'
import type { Missed } from './YesterdayDialog.tsx'

/**
 * What has to happen before the player goes on: nothing, a new day at once, or first the question what was done
 * yesterday. Reference, rules 3.12.
 */
export type Dawn =
  | { readonly type: 'none' }
  | { readonly type: 'start' }
  | { readonly type: 'ask'; readonly missed: ReadonlyArray<Missed> }

/** `timezoneOffset`: minutes west of UTC of the browser's clock. */
export const dawnOf = (player: Player, timezoneOffset: number, now: Instant): Dawn => {
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
