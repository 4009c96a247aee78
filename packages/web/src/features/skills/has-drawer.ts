import type { Catalogue } from '@daykeep/rules/catalogue'
import type { Instant } from '@daykeep/rules/kernel'
import type { User } from '@daykeep/rules/model'
import { belongings } from '@daykeep/rules/skills'
import { hasClass } from '@daykeep/rules/stats'

/** Whether there is a drawer: with a class, a party, or something to cast or to read. docs/reference/screens.md 2.10. */
export const hasDrawer = (catalogue: Catalogue, user: User, now: Instant): boolean => {
  if (hasClass(user) || user.party._id !== undefined) return true
  const { throwable, antidotes, waiting } = belongings(catalogue, user, now)
  return throwable.length + antidotes.length + waiting.length > 0
}
