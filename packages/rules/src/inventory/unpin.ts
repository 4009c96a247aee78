import type { User } from '../model/index.ts'

/** The pin path of a piece of gear. docs/reference/rules.md 10.9. */
export const gearPath = (key: string): string => `gear.flat.${key}`

/** Removes pins from the rewards column; paths that are not pinned are ignored. */
export const unpin = (user: User, ...paths: ReadonlyArray<string>): User => {
  const remaining = user.pinnedItems.filter(({ path }) => !paths.includes(path))
  return remaining.length === user.pinnedItems.length ? user : { ...user, pinnedItems: remaining }
}
