import type { Catalogue } from '@daykeep/rules/catalogue'
import type { OutfitName } from '@daykeep/rules/inventory'
import { type Attribute, ATTRIBUTES, GEAR_SLOTS, type GearSlot, type User } from '@daykeep/rules/model'
import { type Breakdown, breakdownOf, totalsOf } from '@daykeep/rules/stats'
import type { AvatarArt } from '../../art/index.ts'
import { avatarInOutfit } from '../items/index.ts'
import type { PieceModel } from './piece.ts'

export type AttributeModel = { readonly attribute: Attribute; readonly total: number; readonly from: Breakdown }

export type OutfitModel = {
  readonly name: OutfitName
  /** The player in this outfit, whether it is the visible one or not. */
  readonly avatar: AvatarArt
  readonly slots: ReadonlyArray<{ readonly slot: GearSlot; readonly piece: PieceModel | undefined }>
  /** With the bonuses of battle gear, never of the costume. docs/reference/rules.md 1.1. */
  readonly attributes: ReadonlyArray<AttributeModel>
}

export const toOutfit = (
  catalogue: Catalogue,
  user: User,
  name: OutfitName,
  pieces: ReadonlyArray<PieceModel>,
): OutfitModel => {
  const totals = totalsOf(catalogue, user)
  return {
    name,
    avatar: avatarInOutfit(catalogue, user, name),
    slots: GEAR_SLOTS.map((slot) => ({ slot, piece: pieces.find((piece) => piece.slot === slot && piece.worn) })),
    attributes: ATTRIBUTES.map((attribute) => ({
      attribute,
      total: totals[attribute],
      from: breakdownOf(catalogue, user, attribute),
    })),
  }
}
