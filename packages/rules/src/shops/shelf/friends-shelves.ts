import type { Transformation } from '../../content/catalogue.ts'
import { lookUp } from '../../kernel/index.ts'
import { forGold, type Shelf, shelfOf } from './shelf.ts'

/** Cards, things to throw at friends, and what washes them off, for gold. */
export const FRIENDS_SHELVES: Readonly<Record<string, Shelf>> = {
  cardTypes: shelfOf(({ catalogue }, key) => {
    const card = lookUp(catalogue.cards, key)
    return card === undefined ? undefined : forGold(card.value)
  }),
  spells:
    ({ catalogue: { transformations } }, [group, key = '', ...rest]) =>
    () => {
      if (group !== 'special' || rest.length > 0) return undefined
      const antidotes = Object.values<Transformation>(transformations).map(({ antidote }) => antidote)
      const thing = lookUp(transformations, key) ?? antidotes.find((antidote) => antidote.key === key)
      return thing === undefined ? undefined : forGold(thing.value)
    },
}
