import type { Catalogue, Gear } from '../content/catalogue.ts'
import { perCatalogue } from '../content/per-catalogue.ts'
import { type GearSlot, type PlayerClass, GEAR_SLOTS, type User } from '../model/index.ts'

/** The classes in the order in which shops list them. Reference, content facts 3.1. */
export const CLASSES = ['healer', 'wizard', 'rogue', 'warrior'] as const satisfies ReadonlyArray<PlayerClass>

/** Gear in the order of the slots, tiers of a slot ascending. */
export const inSlotOrder = (pieces: ReadonlyArray<Gear>): ReadonlyArray<Gear> =>
  GEAR_SLOTS.flatMap((slot) =>
    pieces.filter(({ type }) => type === slot).toSorted((one, other) => Number(one.index) - Number(other.index)),
  )

const trees = perCatalogue(({ gear }): Readonly<Record<PlayerClass, ReadonlyArray<Gear>>> => {
  const treeOf = (name: PlayerClass) => inSlotOrder(Object.values<Gear>(gear).filter(({ group }) => group === name))
  return { healer: treeOf('healer'), wizard: treeOf('wizard'), rogue: treeOf('rogue'), warrior: treeOf('warrior') }
})

/** The gear that a class can climb, slot by slot, tier by tier. */
export const classTree = (catalogue: Catalogue, name: PlayerClass): ReadonlyArray<Gear> => trees(catalogue)[name]

/** The first piece of each slot that the player does not own. Reference, rules 10.2. */
export const nextPieces = (catalogue: Catalogue, user: User): ReadonlyArray<Gear> => {
  const seen = new Set<GearSlot>()
  return classTree(catalogue, user.stats.class).filter(({ type, key }) => {
    if (seen.has(type) || user.items.gear.owned[key] === true) return false
    seen.add(type)
    return true
  })
}

/** The tier below a piece, as far as there has to be one: the first tier of a slot needs none. */
export const tierBelow = (catalogue: Catalogue, piece: Gear): Gear | undefined =>
  isClassGear(piece)
    ? classTree(catalogue, piece.group).find(
        ({ type, index }) => type === piece.type && Number(index) === Number(piece.index) - 1,
      )
    : undefined

/** Gear of a class, to be climbed tier by tier. */
export const isClassGear = (piece: Gear): piece is Gear & { readonly group: PlayerClass } =>
  CLASSES.some((name) => name === piece.group)
