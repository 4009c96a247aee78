import type { Catalogue } from '../content/catalogue.ts'
import type { Pin, User } from '../model/index.ts'

/** Pins of this kind are made by the game alone. */
const TYPE = 'debuffPotion'

/** The rewards column offers what washes off, for each transformation the player is under. Reference, rules 10.9. */
export const withDebuffPins = (catalogue: Catalogue, user: User): User => {
  const others = user.pinnedItems.filter(({ type }) => type !== TYPE)
  const wanted = Object.values(catalogue.transformations)
    .filter(({ key }) => user.stats.buffs[key])
    .map(({ antidote }): Pin => ({ type: TYPE, path: `spells.special.${antidote.key}` }))
  const pinnedItems = [...others, ...wanted]
  const isSame =
    pinnedItems.length === user.pinnedItems.length &&
    pinnedItems.every(({ path }, index) => path === user.pinnedItems[index]?.path)
  return isSame ? user : { ...user, pinnedItems }
}
