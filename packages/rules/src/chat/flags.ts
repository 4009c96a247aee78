import { DAY, fromIso, type Instant } from '../kernel/index.ts'
import type { User } from '../model/index.ts'
import { hasPrivilege } from '../permissions/index.ts'

/** How many reports one report by a moderator counts as. docs/reference/application.md 9; docs/reference/api.md 4.4. */
export const MODERATOR_FLAGS = 5
/** Initial report count of messages by players who are shadow-muted. */
export const SHADOW_FLAGS = 10
/** Reports from accounts younger than this, in days, reach staff but do not count. */
const NEWCOMER_DAYS = 3

/** The report count after this player's report. */
export const flagCountAfter = (reporter: User, before: number, now: Instant): number => {
  if (hasPrivilege(reporter, 'moderator')) return MODERATOR_FLAGS
  const isNewcomer = now - fromIso(reporter.auth.timestamps.created) < NEWCOMER_DAYS * DAY
  return isNewcomer ? before : before + 1
}
