import type { GearKey, PetKey } from '../../model/index.ts'

export type ArmoireResult =
  | { readonly type: 'gear'; readonly dropKey: GearKey; readonly emptied: boolean }
  | { readonly type: 'food'; readonly dropKey: string }
  | { readonly type: 'experience'; readonly value: number }

/** Events of inventory and shops. */
export type ItemEvent =
  // inventory and shops
  | { readonly type: 'PetHatched'; readonly pet: PetKey }
  | { readonly type: 'PetFed'; readonly pet: PetKey; readonly food: string; readonly liked: boolean }
  | { readonly type: 'MountGained'; readonly pet: PetKey }
  | { readonly type: 'GearEquipped'; readonly gear: GearKey }
  | { readonly type: 'GearBought'; readonly gear: GearKey }
  | { readonly type: 'PotionDrunk'; readonly quantity: number }
  | { readonly type: 'ArmoireOpened'; readonly result: ArmoireResult }
  | { readonly type: 'ItemSold'; readonly itemType: string; readonly key: string; readonly amount: number }
  | { readonly type: 'SleepToggled'; readonly sleeping: boolean }
  // shops
  | { readonly type: 'ItemBought'; readonly itemType: string; readonly key: string; readonly quantity: number }
  | { readonly type: 'LooksUnlocked'; readonly paths: ReadonlyArray<string> }
  | { readonly type: 'MysteryItemOpened'; readonly gear: GearKey }
