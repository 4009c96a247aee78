import type { Catalogue } from '../catalogue/index.ts'
import type { Pin, User } from '../model/index.ts'

/** Only the game creates pins of this type. */
const TYPE = 'debuffPotion'

/** Pins an antidote for each transformation the player is under. docs/reference/rules.md 10.9. */
export const withDebuffPins = (catalogue: Catalogue, user: User): User => withPins(user, pinsFor(catalogue, user))

/**
 * The pins after a player has transformed themselves: those for the earlier looks, then the one for the new look.
 * docs/reference/rules.md 6.3.
 */
export const withDebuffPinsSince = (catalogue: Catalogue, before: User, user: User): User => {
  const earlier = pinsFor(catalogue, before)
  const later = pinsFor(catalogue, user).filter(({ path }) => earlier.every((pin) => pin.path !== path))
  return withPins(user, [...earlier, ...later])
}

const pinsFor = (catalogue: Catalogue, { stats: { buffs } }: User): ReadonlyArray<Pin> =>
  Object.values(catalogue.transformations)
    .filter(({ key }) => buffs[key])
    .map(({ antidote }): Pin => ({ type: TYPE, path: `spells.special.${antidote.key}` }))

const withPins = (user: User, pins: ReadonlyArray<Pin>): User => {
  const pinnedItems = [...user.pinnedItems.filter(({ type }) => type !== TYPE), ...pins]
  const isSame =
    pinnedItems.length === user.pinnedItems.length &&
    pinnedItems.every(({ path }, index) => path === user.pinnedItems[index]?.path)
  return isSame ? user : { ...user, pinnedItems }
}
