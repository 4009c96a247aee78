import type { Catalogue } from '@daykeep/rules/content'
import type { OutfitName } from '@daykeep/rules/inventory'
import { type Attribute, ATTRIBUTES, GEAR_SLOTS, type GearSlot, type User } from '@daykeep/rules/model'
import { type Breakdown, breakdownOf, totalsOf } from '@daykeep/rules/stats'
import { type AvatarArt, toAvatarArt } from '../../art/index.ts'
import type { PieceModel } from './piece.ts'

export type AttributeModel = { readonly attribute: Attribute; readonly total: number; readonly from: Breakdown }

/** One of the two outfits as the panel beside the racks shows it. */
export type OutfitModel = {
  readonly name: OutfitName
  /** The player in this outfit, whether it is the one that others see or not. */
  readonly avatar: AvatarArt
  readonly slots: ReadonlyArray<{ readonly slot: GearSlot; readonly piece: PieceModel | undefined }>
  /** Battle gear counts, never the costume. Reference, rules 1.1. */
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
    avatar: seenIn(catalogue, user, name),
    slots: GEAR_SLOTS.map((slot) => ({ slot, piece: pieces.find((piece) => piece.slot === slot && piece.worn) })),
    attributes: ATTRIBUTES.map((attribute) => ({
      attribute,
      total: totals[attribute],
      from: breakdownOf(catalogue, user, attribute),
    })),
  }
}

/** How the player would look in one of their outfits. */
export const seenIn = (catalogue: Catalogue, user: User, name: OutfitName): AvatarArt =>
  toAvatarArt({ ...user, preferences: { ...user.preferences, costume: name === 'costume' } }, catalogue)
