import type { Catalogue, Gear } from '../content/catalogue.ts'
import { gearPath, unpin } from '../inventory/index.ts'
import type { Pin, User } from '../model/index.ts'
import { nextPieces } from './class-tree.ts'

export const gearPin = ({ key }: Pick<Gear, 'key'>): Pin => ({ type: 'marketGear', path: gearPath(key) })

/** The next piece of each slot of the player's class, as pins. Reference, rules 10.9. */
export const nextClassPins = (catalogue: Catalogue, user: User): ReadonlyArray<Pin> =>
  nextPieces(catalogue, user).map(gearPin)

/** Takes the pins of the next pieces away. */
export const withoutClassPins = (catalogue: Catalogue, user: User): User =>
  unpin(user, ...nextClassPins(catalogue, user).map(({ path }) => path))

/** Sets the pins of the next pieces anew, at the end of the column. */
export const withClassPins = (catalogue: Catalogue, user: User): User => {
  const pinnedItems = [...withoutClassPins(catalogue, user).pinnedItems, ...nextClassPins(catalogue, user)]
  return isSameList(pinnedItems, user.pinnedItems) ? user : { ...user, pinnedItems }
}

const isSameList = (one: ReadonlyArray<Pin>, other: ReadonlyArray<Pin>): boolean =>
  one.length === other.length && one.every(({ path }, index) => path === other[index]?.path)
