import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue } from '../content/catalogue.ts'
import {
  type Answer,
  type GameEvent,
  type Outcome,
  outcome,
  refuse,
  type Rule,
  type TransactionType,
} from '../kernel/index.ts'
import { type User, withAchievements } from '../model/index.ts'
import { followedBy } from './followed-by.ts'
import { hasRaisedPets, withoutMounts, withoutPets } from './freed-stable.ts'
import { gemsFor, payGems } from './gem-purse.ts'
import { type Progress, stableProgress } from './stable-progress.ts'

/** Units of balance, four gems. Reference, rules 15, CONFLICT-2 and 4. */
export const RELEASE_PRICE = 1

type Release<Key extends 'notEnoughPets' | 'notEnoughMounts' | 'notEnoughPetsMounts'> = Rule<
  'catalogue',
  object,
  'notEnoughGems' | Key,
  User,
  undefined
>

/** Lets all ordinary pets go, when all were found; they can be found again. Reference, rules 7.6. */
export const releasePets: Release<'notEnoughPets'> =
  ({ catalogue }) =>
  () =>
  (user) => {
    const paid = paidRelease(user, 'release_pets')
    if (E.isLeft(paid)) return paid
    if (!isWhole(stableProgress(catalogue, user).pets)) return refuse('notEnoughPets')
    return released(paid.right, (owner) => withoutPets(catalogue, owner), [{ type: 'PetsReleased' }], 'petsReleased')
  }

/** Lets all ordinary mounts go, when all were raised. */
export const releaseMounts: Release<'notEnoughMounts'> =
  ({ catalogue }) =>
  () =>
  (user) => {
    const paid = paidRelease(user, 'release_mounts')
    if (E.isLeft(paid)) return paid
    if (!isWhole(stableProgress(catalogue, user).mounts)) return refuse('notEnoughMounts')
    const free = (owner: User) => withoutMounts(catalogue, owner)
    return released(paid.right, free, [{ type: 'MountsReleased' }], 'mountsReleased')
  }

/** Lets a stable go that was filled twice; filled twice at once, it counts as triad bingo again. */
export const releaseBoth: Release<'notEnoughPetsMounts'> =
  ({ catalogue }) =>
  () =>
  (user) => {
    const paid = paidRelease(user, 'release_mounts')
    if (E.isLeft(paid)) return paid
    const { pets, mounts } = stableProgress(catalogue, user)
    if (!user.achievements.triadBingo || !isWhole(pets) || !isWhole(mounts)) return refuse('notEnoughPetsMounts')
    const free = (owner: User) => withBingo(catalogue, user, withoutMounts(catalogue, withoutPets(catalogue, owner)))
    return released(paid.right, free, [{ type: 'PetsReleased' }, { type: 'MountsReleased' }], 'mountsAndPetsReleased')
  }

const isWhole = ({ found, total }: Progress): boolean => total > 0 && found === total

const paidRelease = (user: User, transaction: TransactionType): Answer<'notEnoughGems', Outcome<User, undefined>> =>
  E.map((price: number) => payGems({ price, transaction })(user))(gemsFor(user, RELEASE_PRICE))

const released = (
  paid: Outcome<User, undefined>,
  free: (user: User) => User,
  events: ReadonlyArray<GameEvent>,
  key: string,
) => E.right({ ...followedBy((user: User) => outcome(free(user), events))(paid), message: { key } })

const withBingo = (catalogue: Catalogue, before: User, after: User): User =>
  hasRaisedPets(catalogue, before)
    ? after
    : withAchievements(after, { triadBingoCount: (before.achievements.triadBingoCount ?? 0) + 1 })
