import type { User } from '../model/index.ts'

/** A field's path and the value to store. */
export type Change = { readonly path: string; readonly value: unknown }

/** Sets fields of the player, together with the fields that depend on them. */
export const withChanges = (user: User, changes: ReadonlyArray<Change>): User =>
  changes.flatMap(alongWith).reduce((changed, { path, value }) => setField(changed, path, value), user)

/** One setting is stored under two names. docs/reference/rules.md 0.5. */
const ALLOCATION = ['preferences.automaticAllocation', 'preferences.autoAllocate'] as const

/** A player who starts looking for a party drops their pending party invitations. */
const NO_INVITATIONS: ReadonlyArray<Change> = [
  { path: 'invitations.party', value: {} },
  { path: 'invitations.parties', value: [] },
]

const alongWith = (change: Change): ReadonlyArray<Change> => {
  if (ALLOCATION.some((path) => path === change.path)) return ALLOCATION.map((path) => ({ ...change, path }))
  if (change.path === 'party.seeking' && change.value !== null) return [change, ...NO_INVITATIONS]
  return [change]
}

type Branch = { readonly [key: string]: unknown }

/** Sets one field by dotted path; null removes it. Returns the same document if the value is unchanged. */
const setField = <A>(document: A, path: string, value: unknown): A =>
  placed(document as Branch, path.split('.'), value) as A

const placed = (branch: Branch, [key = '', ...rest]: ReadonlyArray<string>, value: unknown): Branch => {
  const after = rest.length > 0 ? placed(branchAt(branch[key]), rest, value) : value
  if (after === branch[key]) return branch
  if (after !== null) return { ...branch, [key]: after }
  if (!(key in branch)) return branch
  const { [key]: _removed, ...others } = branch
  return others
}

const branchAt = (value: unknown): Branch =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Branch) : {}
