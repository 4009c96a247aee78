import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Catalogue } from '../../catalogue/index.ts'
import {
  andThen,
  type Outcome,
  outcome,
  refusal,
  type Result,
  type Rule,
  type TransactionType,
} from '../../kernel/index.ts'
import { type User, withAchievements } from '../../model/index.ts'
import { gemsFor, payGems } from '../../purse/index.ts'
import { type StableCount, stableProgress } from './stable-progress.ts'
import { hasRaisedPets, withoutMounts, withoutPets } from './without-animals.ts'

/** Units of balance, four gems. docs/decisions/023-prices-in-balance.md. */
export const RELEASE_PRICE = 1

type ReleaseKey = 'notEnoughPets' | 'notEnoughMounts' | 'notEnoughPetsMounts'

type Release<Key extends ReleaseKey> = Rule<'catalogue', object, 'notEnoughGems' | Key, User, undefined>

/** Releases all drop pets, once all are found; they can be found again. docs/reference/rules.md 7.6. */
export const releasePets: Release<'notEnoughPets'> =
  ({ catalogue }) =>
  () =>
  (user) =>
    release(user, {
      isComplete: isComplete(stableProgress(catalogue, user).pets),
      refusalKey: 'notEnoughPets',
      transaction: 'release_pets',
      letGo: (owner) => outcome(withoutPets(catalogue, owner), [{ type: 'PetsReleased' }]),
      message: 'petsReleased',
    })

/** Releases all drop mounts, once all pets are raised. */
export const releaseMounts: Release<'notEnoughMounts'> =
  ({ catalogue }) =>
  () =>
  (user) =>
    release(user, {
      isComplete: isComplete(stableProgress(catalogue, user).mounts),
      refusalKey: 'notEnoughMounts',
      transaction: 'release_mounts',
      letGo: (owner) => outcome(withoutMounts(catalogue, owner), [{ type: 'MountsReleased' }]),
      message: 'mountsReleased',
    })

/** Releases all drop pets and mounts of a player with triad bingo, which counts again if no pet was raised. */
export const releaseBoth: Release<'notEnoughPetsMounts'> =
  ({ catalogue }) =>
  () =>
  (user) =>
    release(user, {
      isComplete: hasTriadBingo(catalogue, user),
      refusalKey: 'notEnoughPetsMounts',
      transaction: 'release_mounts',
      letGo: (owner) =>
        outcome(withBingo(catalogue, user, withoutMounts(catalogue, withoutPets(catalogue, owner))), [
          { type: 'PetsReleased' },
          { type: 'MountsReleased' },
        ]),
      message: 'mountsAndPetsReleased',
    })

type Terms<Key> = {
  readonly isComplete: boolean
  readonly refusalKey: Key
  readonly transaction: TransactionType
  readonly letGo: (owner: User) => Outcome<User, undefined>
  readonly message: string
}

/** Takes the price, which is refused first, and lets the animals of a complete stable go. */
const release = <Key extends ReleaseKey>(
  user: User,
  { isComplete: isReady, refusalKey, transaction, letGo, message }: Terms<Key>,
): Result<'notEnoughGems' | Key, Outcome<User, undefined>> =>
  pipe(
    gemsFor(user, RELEASE_PRICE),
    E.map((price) => payGems({ price, transaction })(user)),
    E.filterOrElseW(
      () => isReady,
      () => refusal(refusalKey),
    ),
    E.map(andThen(letGo)),
    E.map((released) => ({ ...released, message: { key: message } })),
  )

const isComplete = ({ found, total }: StableCount): boolean => total > 0 && found === total

const hasTriadBingo = (catalogue: Catalogue, user: User): boolean => {
  const { pets, mounts } = stableProgress(catalogue, user)
  return user.achievements.triadBingo === true && isComplete(pets) && isComplete(mounts)
}

const withBingo = (catalogue: Catalogue, before: User, after: User): User =>
  hasRaisedPets(catalogue, before)
    ? after
    : withAchievements(after, { triadBingoCount: (before.achievements.triadBingoCount ?? 0) + 1 })
