import type { Catalogue } from '@daykeep/rules/catalogue'
import { holdsSlur } from '@daykeep/rules/words'
import { normalize } from './account.ts'

/** User names that could be taken for staff. */
const FORBIDDEN: ReadonlySet<string> = new Set([
  'admin',
  'administrator',
  'daykeep',
  'moderator',
  'root',
  'staff',
  'support',
  'system',
])

/** The keys of why a user name that is well formed may not be chosen. docs/reference/api.md 2.1. */
export const forbiddenNameErrors = (catalogue: Pick<Catalogue, 'words'>, name: string): ReadonlyArray<string> => [
  ...(holdsSlur(catalogue, [name]) ? ['usernameIssueSlur'] : []),
  ...(FORBIDDEN.has(normalize(name)) ? ['usernameIssueForbidden'] : []),
]

/** The same of a display name. */
export const displayNameSlurErrors = (catalogue: Pick<Catalogue, 'words'>, name: string): ReadonlyArray<string> =>
  holdsSlur(catalogue, [name]) ? ['bannedSlurUsedInProfile'] : []
