import { isRecord } from '../kernel/index.ts'
import { User } from '../model/index.ts'
import { leafAt } from '../player/index.ts'

/** The values of an object by dotted path, as deep as the codec of a player has fields. */
export const leavesOf = (value: unknown, path: string): ReadonlyArray<readonly [string, unknown]> =>
  isRecord(value) && leafAt(User, path) === undefined
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${path}.${key}`))
    : [[path, value]]

/** What a player has at a dotted path. */
export const valueAt = (user: User, path: string): unknown =>
  path.split('.').reduce<unknown>((tree, key) => (isRecord(tree) ? tree[key] : undefined), user)
