import type { Catalogue, Gear } from '../../catalogue/index.ts'
import { gearPath, unpin } from '../../inventory/index.ts'
import type { Pin, User } from '../../model/index.ts'
import { nextPieces } from '../on-sale/index.ts'

/** The pin of a piece of market gear. */
export const gearPin = ({ key }: Pick<Gear, 'key'>): Pin => ({ type: 'marketGear', path: gearPath(key) })

/** The next piece of each slot of the player's class, as pins. docs/reference/rules.md 10.9. */
export const nextClassPins = (catalogue: Catalogue, user: User): ReadonlyArray<Pin> =>
  nextPieces(catalogue, user).map(gearPin)

/** Removes the pins of the next pieces. */
export const withoutClassPins = (catalogue: Catalogue, user: User): User =>
  unpin(user, ...nextClassPins(catalogue, user).map(({ path }) => path))

/** Moves the pins of the next pieces to the end of the column, and adds missing ones. */
export const withClassPins = (catalogue: Catalogue, user: User): User => {
  const pinnedItems = [...withoutClassPins(catalogue, user).pinnedItems, ...nextClassPins(catalogue, user)]
  return isSameList(pinnedItems, user.pinnedItems) ? user : { ...user, pinnedItems }
}

const isSameList = (one: ReadonlyArray<Pin>, other: ReadonlyArray<Pin>): boolean =>
  one.length === other.length && one.every(({ path }, index) => path === other[index]?.path)
