import { mysterySets } from '../../calendar/index.ts'
import { forHourglasses, type OfferFinder, offerByKey } from './offer.ts'

/** Hourglasses for an animal or a set. docs/reference/application.md 9. */
const PRICE = 1

/** Animals and mystery sets of the time travellers. */
export const TRAVELLER_OFFERS: Readonly<Record<string, OfferFinder>> = {
  mystery: offerByKey(({ catalogue }, key) =>
    mysterySets(catalogue).some((set) => set.key === key) ? forHourglasses(PRICE) : undefined,
  ),
  timeTravelStable:
    ({ catalogue: { animalShop } }, [kind, key = '', ...rest]) =>
    () => {
      if ((kind !== 'pets' && kind !== 'mounts') || rest.length > 0) return undefined
      return animalShop[kind].some((animal) => animal === key) ? forHourglasses(PRICE) : undefined
    },
}
