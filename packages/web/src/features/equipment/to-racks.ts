import { type Attribute, GEAR_SLOTS, type GearSlot } from '@daykeep/rules/model'
import { matchesSearch } from '../inventory/index.ts'
import { PIECE_ORIGINS, type PieceModel, type PieceOrigin } from './piece.ts'

export const PIECE_ORDERS = ['name', 'con', 'per', 'str', 'int'] as const
export type PieceOrder = (typeof PIECE_ORDERS)[number]

export type Sorting = {
  readonly search: string
  readonly by: 'slot' | 'origin'
  readonly order: PieceOrder
}

export const DEFAULT_SORTING: Sorting = { search: '', by: 'slot', order: 'name' }

/** The pieces of a slot or an origin. */
export type RackModel = { readonly group: GearSlot | PieceOrigin; readonly pieces: ReadonlyArray<PieceModel> }

/** The racks with pieces that match the search, worn pieces first. docs/reference/screens.md 4.2. */
export const toRacks = (
  pieces: ReadonlyArray<PieceModel>,
  { search, by, order }: Sorting,
): ReadonlyArray<RackModel> => {
  const matches = matchesSearch(search)
  const found = pieces.filter(({ name }) => matches(name))
  const groups = by === 'slot' ? GEAR_SLOTS : PIECE_ORIGINS
  return groups.flatMap((group) => {
    const members = found.filter((piece) => piece[by] === group)
    return members.length === 0 ? [] : [{ group, pieces: [...members].sort(before(order)) }]
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
