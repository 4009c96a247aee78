import { mysterySets } from '../../calendar/index.ts'
import { forHourglasses, type Shelf, shelfOf } from './shelf.ts'

/** Every animal and set of the time travellers. Application specification, section 9. */
const PRICE = 1

/** Animals and mystery sets of the time travellers. */
export const TRAVELLERS_SHELVES: Readonly<Record<string, Shelf>> = {
  mystery: shelfOf(({ catalogue }, key) =>
    mysterySets(catalogue).some((set) => set.key === key) ? forHourglasses(PRICE) : undefined,
  ),
  timeTravelStable:
    ({ catalogue: { animalShop } }, [kind, key = '', ...rest]) =>
    () => {
      if ((kind !== 'pets' && kind !== 'mounts') || rest.length > 0) return undefined
      return animalShop[kind].some((animal) => animal === key) ? forHourglasses(PRICE) : undefined
    },
}
