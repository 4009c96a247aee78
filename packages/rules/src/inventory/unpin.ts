import type { User } from '../model/index.ts'

/** The path by which a pin names a piece of gear. Reference, rules 10.9. */
export const gearPath = (key: string): string => `gear.flat.${key}`

/** Takes pins from the rewards column; paths that are not pinned are passed over. */
export const unpin = (user: User, ...paths: ReadonlyArray<string>): User => {
  const left = user.pinnedItems.filter(({ path }) => !paths.includes(path))
  return left.length === user.pinnedItems.length ? user : { ...user, pinnedItems: left }
}
