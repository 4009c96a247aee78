import type { FoodFamily } from './stock.ts'

export type Season = 'winter' | 'spring' | 'summer' | 'fall'

/** Kinds of stock that shops renew on a day of each month. */
export type MonthlyKind = 'petQuests' | 'hatchingPotionQuests' | 'bundles' | 'premiumHatchingPotions'

/** Kinds of stock that shops sell during a gala. */
export type GalaKind = 'seasonalSpells' | 'seasonalQuests' | 'customizations'

/** Kinds of stock that an event may add to the shops. */
export type EventKind = MonthlyKind | 'cards'

/** Every kind of stock with limited availability. Backgrounds of a month, looks and gala gear go by set key. */
export type SaleKind =
  | MonthlyKind
  | GalaKind
  | EventKind
  | 'timeTravelers'
  | 'backgrounds'
  | 'eventBackgrounds'
  | 'seasonalGear'

type Keys = ReadonlyArray<string>

/** An event of every year. `from` and `until` are exclusive, written as dates without a year: `01-30T04:00-05:00`. */
export type YearlyEvent = {
  readonly key: string
  readonly from: string
  readonly until: string
  /** Name sent to clients instead of the key. */
  readonly name?: string
  /** The decoration of the town during the event, and the suffix of the pictures of its people. */
  readonly season?: string
  readonly npcImageSuffix?: string
  /** The food that drops and is sold during the event. */
  readonly foodSeason?: FoodFamily
  /** Giving a subscription also grants one to the giver. */
  readonly promo?: 'g1g1'
  /** Gems in each pack, at its usual price. */
  readonly gemsPromo?: Readonly<Record<string, number>>
  /** Pets are shown as other animals. */
  readonly aprilFools?: boolean
  readonly sells?: { readonly [Kind in EventKind]?: Keys }
}

/** A one-time event from before events were yearly; dates as announced. */
export type PastEvent = {
  readonly key: string
  readonly start: string
  readonly end: string
  readonly season?: string
  readonly npcImageSuffix?: string
  readonly gear?: boolean
  readonly promo?: 'g1g1'
  readonly gemsPromo?: Readonly<Record<string, number>>
  readonly aprilFools?: string
}

/** When things are on sale; gala gear, mystery sets and backgrounds carry it in their own keys and years. docs/reference/content-facts.md 6. */
export type Calendar = {
  /** By month, starting with January. */
  readonly months: ReadonlyArray<{ readonly [Kind in MonthlyKind]: Keys }>
  readonly galas: { readonly [Name in Season]: { readonly [Kind in GalaKind]: Keys } }
  /** Sets of looks on sale all year. */
  readonly lastingCustomizations: Keys
  /** Quests that the quest shop shows first while they are on sale. */
  readonly featuredQuests: Keys
  /** The April Fools potions, one a year from `since` on, repeating from the first. */
  readonly foolsPotions: { readonly since: number; readonly potions: Keys }
  readonly pastEvents: ReadonlyArray<PastEvent>
}
