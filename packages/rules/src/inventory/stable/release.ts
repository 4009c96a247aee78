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

type Release<Key extends 'notEnoughPets' | 'notEnoughMounts' | 'notEnoughPetsMounts'> = Rule<
  'catalogue',
  object,
  'notEnoughGems' | Key,
  User,
  undefined
>

/** Releases all drop pets, once all are found; they can be found again. docs/reference/rules.md 7.6. */
export const releasePets: Release<'notEnoughPets'> =
  ({ catalogue }) =>
  () =>
  (user) =>
    pipe(
      payRelease(user, 'release_pets'),
      E.filterOrElseW(
        () => isComplete(stableProgress(catalogue, user).pets),
        () => refusal('notEnoughPets'),
      ),
      E.map(andThen((owner) => outcome(withoutPets(catalogue, owner), [{ type: 'PetsReleased' }]))),
      E.map(withMessage('petsReleased')),
    )

/** Releases all drop mounts, once all pets are raised. */
export const releaseMounts: Release<'notEnoughMounts'> =
  ({ catalogue }) =>
  () =>
  (user) =>
    pipe(
      payRelease(user, 'release_mounts'),
      E.filterOrElseW(
        () => isComplete(stableProgress(catalogue, user).mounts),
        () => refusal('notEnoughMounts'),
      ),
      E.map(andThen((owner) => outcome(withoutMounts(catalogue, owner), [{ type: 'MountsReleased' }]))),
      E.map(withMessage('mountsReleased')),
    )

/** Releases all drop pets and mounts of a player with triad bingo, which counts again if no pet was raised. */
export const releaseBoth: Release<'notEnoughPetsMounts'> =
  ({ catalogue }) =>
  () =>
  (user) =>
    pipe(
      payRelease(user, 'release_mounts'),
      E.filterOrElseW(
        () => hasTriadBingo(catalogue, user),
        () => refusal('notEnoughPetsMounts'),
      ),
      E.map(
        andThen((owner) =>
          outcome(withBingo(catalogue, user, withoutMounts(catalogue, withoutPets(catalogue, owner))), [
            { type: 'PetsReleased' },
            { type: 'MountsReleased' },
          ]),
        ),
      ),
      E.map(withMessage('mountsAndPetsReleased')),
    )

const payRelease = (user: User, transaction: TransactionType): Result<'notEnoughGems', Outcome<User, undefined>> =>
  pipe(
    gemsFor(user, RELEASE_PRICE),
    E.map((price) => payGems({ price, transaction })(user)),
  )

const isComplete = ({ found, total }: StableCount): boolean => total > 0 && found === total

const hasTriadBingo = (catalogue: Catalogue, user: User): boolean => {
  const { pets, mounts } = stableProgress(catalogue, user)
  return user.achievements.triadBingo === true && isComplete(pets) && isComplete(mounts)
}

const withMessage =
  (key: string) =>
  (released: Outcome<User, undefined>): Outcome<User, undefined> => ({ ...released, message: { key } })

const withBingo = (catalogue: Catalogue, before: User, after: User): User =>
  hasRaisedPets(catalogue, before)
    ? after
    : withAchievements(after, { triadBingoCount: (before.achievements.triadBingoCount ?? 0) + 1 })
