import type { Quest } from '../../content/catalogue.ts'
import { lookUp } from '../../kernel/index.ts'
import { questLock } from '../quest-lock.ts'
import { forGems, forGold, forHourglasses, type Shelf, type ShelfItem } from './shelf.ts'

/** Scrolls: for hourglasses those of the time travellers, for gold those that have such a price, for gems the others. */
export const questShelf: Shelf =
  ({ catalogue }, [key = '', ...rest]) =>
  (user) => {
    const quest = rest.length === 0 ? lookUp(catalogue.quests, key) : undefined
    return quest === undefined ? undefined : { ...priceOf(quest), ...questLock(quest)(user) }
  }

const priceOf = ({ category, value = 0, goldValue }: Quest): ShelfItem => {
  if (category === 'timeTravelers') return forHourglasses(value)
  return goldValue === undefined ? forGems(value) : forGold(goldValue)
}
