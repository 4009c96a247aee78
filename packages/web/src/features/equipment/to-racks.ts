import { type Attribute, GEAR_SLOTS, type GearSlot } from '@daykeep/rules/model'
import { matchesSearch } from '../inventory/index.ts'
import { PIECE_ORIGINS, type PieceModel, type PieceOrigin } from './piece.ts'

export const PIECE_ORDERS = ['name', 'newest', 'con', 'per', 'str', 'int'] as const
export type PieceOrder = (typeof PIECE_ORDERS)[number]

export type Sorting = {
  readonly search: string
  readonly by: 'slot' | 'origin'
  readonly order: PieceOrder
  /** Pieces of one slot only. */
  readonly slot: GearSlot | 'all'
}

export const DEFAULT_SORTING: Sorting = { search: '', by: 'slot', order: 'name', slot: 'all' }

/** The pieces of a slot or an origin. */
export type RackModel = { readonly group: GearSlot | PieceOrigin; readonly pieces: ReadonlyArray<PieceModel> }

/** The racks with pieces that match the search, worn pieces first. docs/reference/screens.md 4.2. */
export const toRacks = (
  pieces: ReadonlyArray<PieceModel>,
  { search, by, order, slot }: Sorting,
): ReadonlyArray<RackModel> => {
  const matches = matchesSearch(search)
  const found = pieces.filter((piece) => matches(piece.name) && (slot === 'all' || piece.slot === slot))
  const groups = by === 'slot' ? GEAR_SLOTS : PIECE_ORIGINS
  return groups.flatMap((group) => {
    const members = found.filter((piece) => piece[by] === group)
    return members.length === 0 ? [] : [{ group, pieces: [...members].sort(before(order)) }]
  })
}

const before =
  (order: PieceOrder) =>
  (one: PieceModel, other: PieceModel): number =>
    Number(other.worn) - Number(one.worn) || ranked(one, other, order) || one.name.localeCompare(other.name)

const ranked = (one: PieceModel, other: PieceModel, order: PieceOrder): number => {
  switch (order) {
    case 'name':
      return 0
    case 'newest':
      return other.acquired - one.acquired
    case 'con':
    case 'per':
    case 'str':
    case 'int':
      return worthOf(other, order) - worthOf(one, order)
  }
}

const worthOf = ({ bonuses }: PieceModel, attribute: Attribute): number => {
  const bonus = bonuses.find((each) => each.attribute === attribute)
  return bonus === undefined ? 0 : bonus.own + bonus.class
}
