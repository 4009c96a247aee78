import type { Catalogue, Gear, HatchingPotion } from '@daykeep/rules/catalogue'
import { ownsMount, pointsOf, putOn, withOutfit } from '@daykeep/rules/inventory'
import { ATTRIBUTES, type Attribute, type User } from '@daykeep/rules/model'
import { totalsOf } from '@daykeep/rules/stats'
import { nameOf } from '../../../i18n/index.ts'
import type { ShopItemModel } from '../item/index.ts'

/** What a piece of gear changes for the player who puts it on. */
export type GearEffect = {
  /** The piece in its slot now; undefined for an empty slot. */
  readonly worn: string | undefined
  readonly changes: ReadonlyArray<{ readonly attribute: Attribute; readonly before: number; readonly after: number }>
}

/** The attributes with a piece beside those without; undefined for what is no gear. docs/reference/rules.md 1.1. */
export const gearEffect = (
  catalogue: Catalogue,
  user: User,
  { type, key }: Pick<ShopItemModel, 'type' | 'key'>,
): GearEffect | undefined => {
  if (type !== 'marketGear' && type !== 'gear') return undefined
  const piece = (catalogue.gear as Readonly<Record<string, Gear>>)[key]
  if (piece === undefined) return undefined
  const { equipped } = user.items.gear
  const before = totalsOf(catalogue, user)
  const after = totalsOf(catalogue, withOutfit(user, 'equipped', putOn(catalogue)(piece)(equipped).outfit))
  const worn = equipped[piece.type]
  const isBare = worn === undefined || catalogue.gear[worn]?.group === 'base'
  return {
    worn: isBare ? undefined : nameOf(`gear.${worn}`),
    changes: ATTRIBUTES.filter((attribute) => before[attribute] !== after[attribute]).map((attribute) => ({
      attribute,
      before: before[attribute],
      after: after[attribute],
    })),
  }
}

/**
 * How many eggs or potions of a kind can still become something the player does not have: each pairing makes one pet
 * and, once raised, one mount. Undefined for what makes no animals.
 */
export const usefulLeft = (catalogue: Catalogue, user: User, { type, key }: ShopItemModel): number | undefined => {
  const field = FIELDS[type]
  if (field === undefined || (field === 'potion' && isStandard(catalogue, key))) return undefined
  const lacking = Object.values(catalogue.pets)
    .filter((pet) => pet[field] === key)
    .reduce((sum, pet) => sum + Number(pointsOf(user, pet.key) <= 0) + Number(!ownsMount(user, pet.key)), 0)
  const owned = field === 'egg' ? user.items.eggs : user.items.hatchingPotions
  return Math.max(0, lacking - Math.max(0, (owned as Readonly<Record<string, number>>)[key] ?? 0))
}

const FIELDS: Readonly<Record<string, 'egg' | 'potion'>> = {
  eggs: 'egg',
  premiumHatchingPotion: 'potion',
  hatchingPotions: 'potion',
}

const isStandard = ({ hatchingPotions }: Catalogue, key: string): boolean =>
  (hatchingPotions as Readonly<Record<string, HatchingPotion>>)[key]?.kind === 'standard'
