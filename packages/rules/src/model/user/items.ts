import * as t from 'io-ts'
import { IsoInstant } from '../../primitives/index.ts'
import { Count, Figure, listOf, mapOf, word } from '../codecs.ts'
import { EggKey, FoodKey, GearKey, PetKey, PotionKey, QuestKey } from '../keys.ts'

export const GEAR_SLOTS = ['weapon', 'armor', 'head', 'shield', 'body', 'back', 'headAccessory', 'eyewear'] as const
export const GearSlot = word(...GEAR_SLOTS)
export type GearSlot = t.TypeOf<typeof GearSlot>

/** The piece worn in each slot, if any. */
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

/** `owned`: false for a lost piece, which can be bought back. */
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

const SpecialItems = t.readonly(
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
    // antidotes bought but not used
    t.partial({ salt: Count, opaquePotion: Count, petalFreePotion: Count, sand: Count }),
  ]),
)
type SpecialItems = t.TypeOf<typeof SpecialItems>

/**
 * `pets`: absent or 0 not owned, 5 to 49 feeding points, -1 raised to a mount. `mounts`: true owned, null released.
 * `currentPet` and `currentMount`: a pet key, or empty. docs/reference/rules.md 7.1.
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
