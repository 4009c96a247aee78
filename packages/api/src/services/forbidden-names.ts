import { lower } from './accounts.ts'

/** Names that would pass for the house itself. */
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

export const isForbiddenName = (name: string): boolean => FORBIDDEN.has(lower(name))
