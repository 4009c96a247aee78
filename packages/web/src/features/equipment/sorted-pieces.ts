import { type Attribute, GEAR_SLOTS, type GearSlot } from '@daykeep/rules/model'
import { PIECE_ORIGINS, type PieceModel, type PieceOrigin } from './piece.ts'

export const PIECE_ORDERS = ['name', 'con', 'per', 'str', 'int'] as const
export type PieceOrder = (typeof PIECE_ORDERS)[number]

/** How the player wants to see their gear. */
export type Sorting = {
  readonly search: string
  readonly by: 'slot' | 'origin'
  readonly order: PieceOrder
}

export const FIRST_SORTING: Sorting = { search: '', by: 'slot', order: 'name' }

/** The pieces of one slot, or of one class. */
export type RackModel = { readonly group: GearSlot | PieceOrigin; readonly pieces: ReadonlyArray<PieceModel> }

/** The racks that hold something the player looks for: what is worn first. Reference, screens 4.2. */
export const sortedPieces = (
  pieces: ReadonlyArray<PieceModel>,
  { search, by, order }: Sorting,
): ReadonlyArray<RackModel> => {
  const sought = search.trim().toLocaleLowerCase()
  const found = pieces.filter(({ name }) => name.toLocaleLowerCase().includes(sought))
  const groups = by === 'slot' ? GEAR_SLOTS : PIECE_ORIGINS
  return groups.flatMap((group) => {
    const own = found.filter((piece) => piece[by] === group)
    return own.length === 0 ? [] : [{ group, pieces: [...own].sort(before(order)) }]
  })
}

const before =
  (order: PieceOrder) =>
  (one: PieceModel, other: PieceModel): number =>
    Number(other.worn) - Number(one.worn) ||
    (order === 'name' ? 0 : worthOf(other, order) - worthOf(one, order)) ||
    one.name.localeCompare(other.name)

const worthOf = ({ bonuses }: PieceModel, attribute: Attribute): number => {
  const bonus = bonuses.find((each) => each.attribute === attribute)
  return bonus === undefined ? 0 : bonus.own + bonus.class
}
