import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { unpin } from '../../inventory/index.ts'
import { type Outcome, outcome, refuse, type Result, type Rule, type RuleContext } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'
import { sellForGems } from '../gems/index.ts'
import { hasUnlocked, pinOfPath, type Unlockable, unlockableAt } from './unlockable.ts'
import { wearUnlocked } from './wear-unlocked.ts'
import { withUnlocked } from './with-unlocked.ts'

/** `path`: one path, or all paths of a set separated by commas. */
export type Unlock = { readonly path: string }

type Refusals =
  | 'invalidUnlockSet'
  | 'incentiveBackgroundsUnlockedWithCheckins'
  | 'notAvailable'
  | 'alreadyUnlocked'
  | 'alreadyUnlockedPart'
  | 'notEnoughGems'

type UnlockResult = Result<Refusals, Outcome<User, undefined>>

/**
 * Unlocks a look, background or animal gear, or a whole set of them, for gems; one that the player owns already is worn or
 * taken off. docs/reference/application.md 5; docs/reference/rules.md 10.11.
 */
export const unlock: Rule<'catalogue' | 'now', Unlock, Refusals, User, undefined> =
  (context) =>
  ({ path }) =>
  (user) => {
    const paths = path.split(',')
    const [first = ''] = paths
    const found = unlockableAt(context.catalogue, first)
    if (found === undefined) return refuse('invalidUnlockSet')
    if (paths.length > 1) return unlockSet(context, found, paths)(user)
    if (hasUnlocked(user, first)) return E.right(wearUnlocked(context.catalogue, found, first)(user))
    const offered = ensureOnSale(context, found)
    return E.isLeft(offered) ? offered : buyPaths(context, paths, found.price)(user)
  }

const unlockSet =
  (context: Pick<RuleContext, 'catalogue' | 'now'>, found: Unlockable, paths: ReadonlyArray<string>) =>
  (user: User): UnlockResult => {
    if (!isWholeSet(found.paths, paths)) return refuse('invalidUnlockSet')
    const missing = paths.filter((path) => !hasUnlocked(user, path))
    if (missing.length === 0) return refuse('alreadyUnlocked')
    const offered = ensureOnSale(context, found)
    if (E.isLeft(offered)) return offered
    if (missing.length * found.price < found.setPrice) return refuse('alreadyUnlockedPart')
    return buyPaths(context, found.paths, found.setPrice)(user)
  }

const isWholeSet = (set: ReadonlyArray<string>, paths: ReadonlyArray<string>): boolean =>
  set.length === paths.length && set.every((path) => paths.includes(path))

/** Refuses what is not on sale now. */
const ensureOnSale = (
  { now }: Pick<RuleContext, 'now'>,
  found: Unlockable,
): Result<'incentiveBackgroundsUnlockedWithCheckins' | 'notAvailable', Unlockable> => {
  if (found.isIncentive) return refuse('incentiveBackgroundsUnlockedWithCheckins')
  return found.isOnSale(now) ? E.right(found) : refuse('notAvailable')
}

const buyPaths =
  ({ catalogue }: Pick<RuleContext, 'catalogue'>, paths: ReadonlyArray<string>, price: number) =>
  (user: User): UnlockResult => {
    const pins = paths.flatMap((path) => pinOfPath(catalogue, path) ?? [])
    return pipe(
      user,
      sellForGems({ price, reference: paths.join(',') })((buyer) =>
        outcome(unpin(withUnlocked(buyer, paths), ...pins), [{ type: 'LooksUnlocked', paths }]),
      ),
      E.map((sale) => ({ ...sale, message: { key: 'unlocked' } })),
    )
  }
