import type { Catalogue } from '../catalogue/index.ts'
import { type GameEvent, type Outcome, sum } from '../kernel/index.ts'
import { asKey, type PetKey, type User, withItems } from '../model/index.ts'

/** Gems for each level that a contributor reaches, the first level first. docs/reference/api.md 3.16. */
const GEMS = [10, 20, 30, 40, 50, 60, 70, 0, 0] as const

/** The animal of contributors: a pet at the one level, a mount at the other. docs/reference/content-facts.md 3. */
const HYDRA = { key: asKey<PetKey>('Dragon-Hydra'), petLevel: 6, mountLevel: 7, points: 5 } as const

/** What a contributor gets on the way from the level before to that of now: gems, gear, and the animal. */
export const withContributorRewards = (
  { gear }: Pick<Catalogue, 'gear'>,
  before: number,
  user: User,
): Outcome<User, undefined> => {
  const { level = 0 } = user.contributor
  if (level <= before) return { state: user, report: undefined, events: [] }
  const amount = sum(GEMS.slice(before, level)) / 4
  const pieces = Object.values(gear).filter(({ right }) => right?.type === 'contributor' && right.level <= level)
  const { pets, mounts } = user.items
  const rewarded = withItems(
    { ...user, balance: user.balance + amount },
    {
      gear: {
        ...user.items.gear,
        owned: { ...user.items.gear.owned, ...Object.fromEntries(pieces.map(({ key }) => [key, true])) },
      },
      ...(level >= HYDRA.petLevel && !pets[HYDRA.key] ? { pets: { ...pets, [HYDRA.key]: HYDRA.points } } : {}),
      ...(level >= HYDRA.mountLevel && !mounts[HYDRA.key] ? { mounts: { ...mounts, [HYDRA.key]: true } } : {}),
    },
  )
  const paid: GameEvent = {
    type: 'CurrencyGained',
    currency: 'gems',
    transaction: 'contribution',
    amount,
    left: rewarded.balance,
  }
  return {
    state: rewarded,
    report: undefined,
    events: [{ type: 'ContributorRaised', level }, ...(amount > 0 ? [paid] : [])],
  }
}
