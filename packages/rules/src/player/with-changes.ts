import type { User } from '../model/index.ts'
import { setField } from './set-field.ts'

/** A field by its path, and its value as it is kept. */
export type Change = { readonly path: string; readonly value: unknown }

/** The player with the fields set, and what belongs to them set along. */
export const withChanges = (user: User, changes: ReadonlyArray<Change>): User =>
  changes.flatMap(alongWith).reduce((changed, { path, value }) => setField(changed, path, value), user)

/** One setting is stored under two names. Reference, rules 0.5. */
const ALLOCATION = ['preferences.automaticAllocation', 'preferences.autoAllocate'] as const

/** Who looks for a party is open to new invitations. */
const NO_INVITATIONS: ReadonlyArray<Change> = [
  { path: 'invitations.party', value: {} },
  { path: 'invitations.parties', value: [] },
]

const alongWith = (change: Change): ReadonlyArray<Change> => {
  if (ALLOCATION.some((path) => path === change.path)) return ALLOCATION.map((path) => ({ ...change, path }))
  if (change.path === 'party.seeking' && change.value !== null) return [change, ...NO_INVITATIONS]
  return [change]
}
