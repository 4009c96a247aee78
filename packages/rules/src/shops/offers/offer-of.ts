import type { Catalogue } from '../../catalogue/index.ts'
import { type Instant, ownEntry } from '../../kernel/index.ts'
import type { Pin, User } from '../../model/index.ts'
import { FRIEND_OFFERS } from './friend-offers.ts'
import { gearOffer } from './gear-offer.ts'
import { LOOK_OFFERS } from './look-offers.ts'
import { questOffer } from './quest-offer.ts'
import { forGold, type OfferFinder, type Offer } from './offer.ts'
import { specialOffer } from './special-offer.ts'
import { STOCK_OFFERS } from './stock-offers.ts'
import { TRAVELLER_OFFERS } from './traveller-offers.ts'

export type { Offer } from './offer.ts'

const singleOffer =
  (name: 'potion' | 'armoire'): OfferFinder =>
  ({ catalogue }, words) =>
  () =>
    words.length > 0 ? undefined : forGold(catalogue[name].value)

/** By the first segment of a pin's path. */
const FINDERS: Readonly<Record<string, OfferFinder>> = {
  potion: singleOffer('potion'),
  armoire: singleOffer('armoire'),
  gear: gearOffer,
  special: specialOffer,
  quests: questOffer,
  ...STOCK_OFFERS,
  ...FRIEND_OFFERS,
  ...LOOK_OFFERS,
  ...TRAVELLER_OFFERS,
}

/** The offer that a pin's path names; undefined if there is no such item. docs/reference/rules.md 10.9. */
export const offerOf =
  (catalogue: Catalogue, now: Instant) =>
  ({ type, path }: Pin) =>
  (user: User): Offer | undefined => {
    const [name = '', ...words] = path.split('.')
    return ownEntry(FINDERS, name)?.({ catalogue, now, type }, words)(user)
  }
