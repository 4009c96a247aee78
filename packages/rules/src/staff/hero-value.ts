import * as E from 'fp-ts/lib/Either.js'
import { type FieldFaultKey, HIGHEST_FIGURE } from '../kernel/index.ts'
import { CoercedNumber, User } from '../model/index.ts'
import { leafAt } from '../player/index.ts'

const CONTRIBUTOR_LEVELS = { lowest: 0, highest: 9 } as const
const LEVELS = { lowest: 1, highest: 9999 } as const
/** A pet that was raised to a mount. docs/reference/rules.md 7.1. */
const RAISED = -1

type Bounds = { readonly lowest: number; readonly highest: number }

const boundsOf = (path: string): Bounds => {
  if (path === 'contributor.level') return CONTRIBUTOR_LEVELS
  if (path === 'stats.lvl') return LEVELS
  return { lowest: path.startsWith('items.pets.') ? RAISED : 0, highest: HIGHEST_FIGURE }
}

/** Decodes what support wants to store in a field of a player; null removes a field that may be missing. */
export const heroValue = (path: string, value: unknown): E.Either<FieldFaultKey, unknown> => {
  const leaf = leafAt(User, path)
  if (leaf === undefined) return E.left('fieldInvalid')
  if (value === null) return leaf.optional ? E.right(null) : E.left('fieldInvalid')
  const { codec } = leaf
  const decoded = E.orElse(() => codec.decode(E.getOrElseW(() => value)(CoercedNumber.decode(value))))(
    codec.decode(value),
  )
  if (E.isLeft(decoded) || typeof decoded.right === 'object') return E.left('fieldInvalid')
  const { lowest, highest } = boundsOf(path)
  return typeof decoded.right === 'number' && !(decoded.right >= lowest && decoded.right <= highest)
    ? E.left('fieldOutOfRange')
    : E.right(decoded.right)
}
