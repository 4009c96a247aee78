import type { Catalogue, SubscriptionBlock } from '../catalogue/index.ts'
import { andThen, fromIso, type Instant, type Outcome, outcome, toIso } from '../kernel/index.ts'
import { asKey, type PetKey, type User, withItems } from '../model/index.ts'
import { monthsElapsed } from './months/month.ts'
import { receiveMysteryPieces } from './mystery-pieces.ts'
import { MONTH_PERKS } from './months/pay-months.ts'
import { gainHourglasses, withPlan } from './with-plan.ts'

/** The pet that every subscriber gets. docs/reference/rules.md 14.2. */
export const SUBSCRIBER_PET = asKey<PetKey>('Jackalope-RoyalPurple')
const HATCHED = 5

/** A purchase of a whole year. docs/reference/rules.md 14.5. */
const YEAR = { months: 12, hourglasses: 12 } as const

export type Purchase = {
  readonly block: SubscriptionBlock
  readonly monthsBought: number
  /** Whether the subscription renews, for the player who pays. */
  readonly recurring: boolean
  readonly wasSubscribed: boolean
}

/**
 * Immediate perks of a purchase or gift: a year's gem cap and hourglasses, the first hourglass, the month's pieces and
 * the pet.
 */
export const purchasePerks =
  (catalogue: Catalogue, now: Instant) =>
  (purchase: Purchase) =>
  (user: User): Outcome<User, undefined> => {
    const firstDue = !purchase.wasSubscribed && !hadHourglassThisMonth(user, now)
    const paid = purchase.monthsBought > 0 ? paidPerks(purchase, firstDue, now)(user) : outcome(user)
    return andThen(perksOfAnyPurchase(catalogue, now))(paid)
  }

/** Perks even of a purchase that pays for no month: the month's pieces and the pet. */
export const perksOfAnyPurchase =
  (catalogue: Catalogue, now: Instant) =>
  (user: User): Outcome<User, undefined> =>
    andThen((subscriber: User) => outcome(withSubscriberPet(subscriber)))(receiveMysteryPieces(catalogue, [now])(user))

const paidPerks =
  ({ block, recurring }: Purchase, firstDue: boolean, now: Instant) =>
  (user: User): Outcome<User, undefined> => {
    const capped = block.months === YEAR.months ? withFullGemCap(user) : user
    const bonusDue =
      block.months === YEAR.months && recurring && user.purchased.plan.hourglassPromoReceived === undefined
    const withBonus = bonusDue ? yearBonus(now)(capped) : outcome(capped)
    const first = gainHourglasses({ count: MONTH_PERKS.hourglasses, transaction: 'subscription_perks', now })
    return firstDue ? andThen(first)(withBonus) : withBonus
  }

/** Once for each player. */
const yearBonus =
  (now: Instant) =>
  (user: User): Outcome<User, undefined> => {
    const gained = gainHourglasses({ count: YEAR.hourglasses, transaction: 'subscription_bonus', now })(user)
    return { ...gained, state: withPlan(gained.state, { hourglassPromoReceived: toIso(now) }) }
  }

const withFullGemCap = (user: User): User =>
  withPlan(user, { consecutive: { ...user.purchased.plan.consecutive, gemCapExtra: MONTH_PERKS.mostGemCap } })

const hadHourglassThisMonth = ({ purchased }: User, now: Instant): boolean => {
  const { lastHourglassReceived } = purchased.plan.consecutive
  return lastHourglassReceived !== undefined && monthsElapsed(fromIso(lastHourglassReceived), now) === 0
}

const withSubscriberPet = (user: User): User =>
  withItems(user, { pets: { ...user.items.pets, [SUBSCRIBER_PET]: HATCHED } })
