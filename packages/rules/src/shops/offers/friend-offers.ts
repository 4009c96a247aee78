import { cardForSale, type Special, spellForSale } from '../on-sale/index.ts'
import { forGold, type Offer, offerByKey, type OfferFinder } from './offer.ts'

const toOffer = (special: Special | undefined): Offer | undefined =>
  special === undefined ? undefined : forGold(special.value)

/** Cards, transformations and antidotes, for gold. */
export const FRIEND_OFFERS: Readonly<Record<string, OfferFinder>> = {
  cardTypes: offerByKey(({ catalogue }, key) => toOffer(cardForSale(catalogue, key))),
  spells:
    ({ catalogue }, [group, key = '', ...rest]) =>
    () =>
      group === 'special' && rest.length === 0 ? toOffer(spellForSale(catalogue, key)) : undefined,
}
