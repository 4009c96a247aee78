import type { Catalogue } from '../../catalogue/index.ts'
import type { Instant, RefusalKey } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'

export type Currency = 'gold' | 'gems' | 'hourglasses'

/** The price of an item, and whether the player may buy it now. */
export type Offer = {
  readonly price: number
  readonly currency: Currency
  readonly locked: boolean
  /** The refusal of a purchase, if one is known. */
  readonly reason?: RefusalKey
}

/** `type`: the pin type of the item. */
export type OfferContext = { readonly catalogue: Catalogue; readonly now: Instant; readonly type: string }

/** Finds the offer of a pin's path; `words` are the segments after the first, which chose the finder. */
export type OfferFinder = (context: OfferContext, words: ReadonlyArray<string>) => (user: User) => Offer | undefined

/** An offer for gold, not locked. */
export const forGold = (price: number): Offer => ({ price, currency: 'gold', locked: false })

/** An offer for gems, not locked. */
export const forGems = (price: number): Offer => ({ price, currency: 'gems', locked: false })

/** An offer for hourglasses, not locked. */
export const forHourglasses = (price: number): Offer => ({ price, currency: 'hourglasses', locked: false })

/** A finder of items by key whose offer is the same for every player. */
export const offerByKey =
  (itemAt: (context: OfferContext, key: string) => Offer | undefined): OfferFinder =>
  (context, [key = '', ...rest]) =>
  () =>
    rest.length > 0 ? undefined : itemAt(context, key)
