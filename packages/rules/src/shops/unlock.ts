import * as E from 'fp-ts/lib/Either.js'
import { followedBy, GEMS_PER_BALANCE, gemsFor, payGems, unpin } from '../inventory/index.ts'
import { type Answer, type Outcome, outcome, refuse, type Rule, type World } from '../kernel/index.ts'
import type { User } from '../model/index.ts'
import { hasUnlocked, pinOfPath, type Unlockable, unlockableAt } from './unlockable.ts'
import { wearUnlocked } from './wear-unlocked.ts'
import { withUnlocked } from './with-unlocked.ts'

/** `path`: what is to be unlocked, or all of a set with commas between. */
export type Unlock = { readonly path?: string }

type Refusals =
  | 'pathRequired'
  | 'invalidUnlockSet'
  | 'incentiveBackgroundsUnlockedWithCheckins'
  | 'notAvailable'
  | 'alreadyUnlocked'
  | 'alreadyUnlockedPart'
  | 'notEnoughGems'

type Unlocked = Answer<Refusals, Outcome<User, undefined>>

/**
 * Unlocks a look, a scene or an animal's ears or tail, or a whole set of them, for gems; one that the player has already is
 * put on. Application specification, section 5; reference, rules 10.11.
 */
export const unlock: Rule<'catalogue' | 'now', Unlock, Refusals, User, undefined> =
  (world) =>
  ({ path }) =>
  (user) => {
    if (!path) return refuse('pathRequired')
    const paths = path.split(',')
    const [first = ''] = paths
    const found = unlockableAt(world.catalogue, first)
    if (found === undefined) return refuse('invalidUnlockSet')
    if (paths.length > 1) return unlockSet(world, found, paths)(user)
    if (hasUnlocked(user, first)) return E.right(wearUnlocked(world.catalogue, found, first)(user))
    const missing = sold(world, found)
    return E.isLeft(missing) ? missing : bought(world, paths, found.price)(user)
  }

const unlockSet =
  (world: Pick<World, 'catalogue' | 'now'>, found: Unlockable, paths: ReadonlyArray<string>) =>
  (user: User): Unlocked => {
    if (!isWholeSet(found.paths, paths)) return refuse('invalidUnlockSet')
    const missing = paths.filter((path) => !hasUnlocked(user, path))
    if (missing.length === 0) return refuse('alreadyUnlocked')
    const offered = sold(world, found)
    if (E.isLeft(offered)) return offered
    if (missing.length * found.price < found.setPrice) return refuse('alreadyUnlockedPart')
    return bought(world, found.paths, found.setPrice)(user)
  }

const isWholeSet = (set: ReadonlyArray<string>, named: ReadonlyArray<string>): boolean =>
  set.length === named.length && set.every((path) => named.includes(path))

/** Whether anybody can have it now. */
const sold = (
  { now }: Pick<World, 'now'>,
  found: Unlockable,
): Answer<'incentiveBackgroundsUnlockedWithCheckins' | 'notAvailable', Unlockable> => {
  if (found.isIncentive) return refuse('incentiveBackgroundsUnlockedWithCheckins')
  return found.isOnSale(now) ? E.right(found) : refuse('notAvailable')
}

const bought =
  ({ catalogue }: Pick<World, 'catalogue'>, paths: ReadonlyArray<string>, gems: number) =>
  (user: User): Unlocked => {
    const price = gemsFor(user, gems / GEMS_PER_BALANCE)
    if (E.isLeft(price)) return price
    const pins = paths.flatMap((path) => pinOfPath(catalogue, path) ?? [])
    const owner = unpin(withUnlocked(user, paths), ...pins)
    const unlocked = outcome(owner, [{ type: 'LooksUnlocked', paths }])
    const reference = paths.join(',')
    return E.right({
      ...followedBy(payGems({ price: price.right, transaction: 'spend', reference }))(unlocked),
      message: { key: 'unlocked' },
    })
  }
