import * as t from 'io-ts'
import { IsoInstant } from '../../kernel/instant.ts'
import { Count, Figure, listOf, mapOf, word } from '../codecs.ts'
import { EggKey, FoodKey, GearKey, PetKey, PotionKey, QuestKey } from '../keys.ts'

export const GEAR_SLOTS = ['weapon', 'armor', 'head', 'shield', 'body', 'back', 'headAccessory', 'eyewear'] as const
export const GearSlot = word(...GEAR_SLOTS)
export type GearSlot = t.TypeOf<typeof GearSlot>

/** What is worn in each slot; a slot may be empty. */
export const Outfit = t.readonly(
  t.partial({
    weapon: GearKey,
    armor: GearKey,
    head: GearKey,
    shield: GearKey,
    body: GearKey,
    back: GearKey,
    headAccessory: GearKey,
    eyewear: GearKey,
  }),
)
export type Outfit = t.TypeOf<typeof Outfit>

/** `owned`: true, or false for a piece that was lost and can be bought back. */
export const OwnedGear = t.readonly(t.type({ owned: mapOf(GearKey, t.boolean), equipped: Outfit, costume: Outfit }))
export type OwnedGear = t.TypeOf<typeof OwnedGear>

export const CARD_TYPES = [
  'valentine',
  'nye',
  'greeting',
  'thankyou',
  'birthday',
  'congrats',
  'getwell',
  'goodluck',
] as const

export const SpecialItems = t.readonly(
  t.intersection([
    t.type({
      snowball: Count,
      spookySparkles: Count,
      shinySeed: Count,
      seafoam: Count,
      valentine: Count,
      nye: Count,
      greeting: Count,
      thankyou: Count,
      birthday: Count,
      congrats: Count,
      getwell: Count,
      goodluck: Count,
      valentineReceived: listOf(t.string),
      nyeReceived: listOf(t.string),
      greetingReceived: listOf(t.string),
      thankyouReceived: listOf(t.string),
      birthdayReceived: listOf(t.string),
      congratsReceived: listOf(t.string),
      getwellReceived: listOf(t.string),
      goodluckReceived: listOf(t.string),
    }),
    // antidotes that were bought and put away
    t.partial({ salt: Count, opaquePotion: Count, petalFreePotion: Count, sand: Count }),
  ]),
)
export type SpecialItems = t.TypeOf<typeof SpecialItems>

/**
 * `pets`: absent or 0 not owned, 5 to 49 feeding points, -1 raised to a mount. `mounts`: true owned, null released.
 * `currentPet` and `currentMount`: a pet key, or empty. Reference, rules 7.1.
 */
export const Items = t.readonly(
  t.type({
    gear: OwnedGear,
    pets: mapOf(PetKey, Figure),
    mounts: mapOf(PetKey, t.union([t.boolean, t.null])),
    eggs: mapOf(EggKey, Figure),
    hatchingPotions: mapOf(PotionKey, Figure),
    food: mapOf(FoodKey, Figure),
    quests: mapOf(QuestKey, Figure),
    currentPet: t.string,
    currentMount: t.string,
    special: SpecialItems,
    lastDrop: t.readonly(t.type({ date: t.union([IsoInstant, t.number]), count: Count })),
  }),
)
export type Items = t.TypeOf<typeof Items>
