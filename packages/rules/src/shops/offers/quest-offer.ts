import type { Quest } from '../../catalogue/index.ts'
import { ownEntry } from '../../kernel/index.ts'
import { questLock } from '../on-sale/index.ts'
import { forGems, forGold, forHourglasses, type Offer, type OfferFinder } from './offer.ts'

/** Quest scrolls: for hourglasses at the time travellers, for gold if they have a gold price, else for gems. */
export const questOffer: OfferFinder =
  ({ catalogue }, [key = '', ...rest]) =>
  (user) => {
    const quest = rest.length === 0 ? ownEntry(catalogue.quests, key) : undefined
    return quest === undefined ? undefined : { ...priceOf(quest), ...questLock(quest)(user) }
  }

const priceOf = ({ category, value = 0, goldValue }: Quest): Offer => {
  if (category === 'timeTravelers') return forHourglasses(value)
  return goldValue === undefined ? forGems(value) : forGold(goldValue)
}
