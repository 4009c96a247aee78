import { type Catalogue, type Gear, memoizeByCatalogue } from '../../catalogue/index.ts'
import { CLASSES, type GearSlot, type PlayerClass, GEAR_SLOTS, type User } from '../../model/index.ts'

/** Gear in slot order, tiers of a slot ascending. */
export const inSlotOrder = (pieces: ReadonlyArray<Gear>): ReadonlyArray<Gear> =>
  GEAR_SLOTS.flatMap((slot) =>
    pieces.filter(({ type }) => type === slot).toSorted((one, other) => Number(one.index) - Number(other.index)),
  )

const trees = memoizeByCatalogue(({ gear }): Readonly<Record<PlayerClass, ReadonlyArray<Gear>>> => {
  const treeOf = (name: PlayerClass) => inSlotOrder(Object.values<Gear>(gear).filter(({ group }) => group === name))
  return { healer: treeOf('healer'), wizard: treeOf('wizard'), rogue: treeOf('rogue'), warrior: treeOf('warrior') }
})

/** The gear of a class by slot and tier. */
export const classTree = (catalogue: Catalogue, name: PlayerClass): ReadonlyArray<Gear> => trees(catalogue)[name]

/** The lowest tier of each slot that the player does not own. docs/reference/rules.md 10.2. */
export const nextPieces = (catalogue: Catalogue, user: User): ReadonlyArray<Gear> => {
  const seen = new Set<GearSlot>()
  return classTree(catalogue, user.stats.class).filter(({ type, key }) => {
    if (seen.has(type) || user.items.gear.owned[key] === true) return false
    seen.add(type)
    return true
  })
}

/** The tier below a piece; undefined for the first tier and for gear without a class. */
export const tierBelow = (catalogue: Catalogue, piece: Gear): Gear | undefined =>
  isClassGear(piece)
    ? classTree(catalogue, piece.group).find(
        ({ type, index }) => type === piece.type && Number(index) === Number(piece.index) - 1,
      )
    : undefined

/** Gear of a class, which is bought tier by tier. */
export const isClassGear = (piece: Gear): piece is Gear & { readonly group: PlayerClass } =>
  CLASSES.some((name) => name === piece.group)
