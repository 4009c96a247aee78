import { DAY, fromIso, type Instant } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'
import { holds } from '../permissions/index.ts'

/** What reports count. Application specification, section 9; reference, api 4.4. */
export const MODERATOR_FLAGS = 5
/** Posts of players who are muted without knowing begin with so many. */
export const SHADOW_FLAGS = 10
/** Reports from accounts younger than this are told to staff, and do not count. */
export const NEWCOMER_DAYS = 3

/** How often a thing counts as reported after this player's report. */
export const flagCountAfter = (reporter: User, before: number, now: Instant): number => {
  if (holds(reporter, 'moderator')) return MODERATOR_FLAGS
  const isNewcomer = now - fromIso(reporter.auth.timestamps.created) < NEWCOMER_DAYS * DAY
  return isNewcomer ? before : before + 1
}
