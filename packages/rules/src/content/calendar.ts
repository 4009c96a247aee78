import type { FoodFamily } from './stock.ts'

export type Season = 'winter' | 'spring' | 'summer' | 'fall'

/** What is new in the shops on a day of each month. */
export type MonthlyKind = 'petQuests' | 'hatchingPotionQuests' | 'bundles' | 'premiumHatchingPotions'

/** What the shops have as long as a gala runs. */
export type GalaKind = 'seasonalSpells' | 'seasonalQuests' | 'customizations'

/** What an event may bring to the shops besides. */
export type EventKind = MonthlyKind | 'cards'

/** Everything that is sold at times only. Backgrounds, looks and gear of galas go by the keys of their sets. */
export type SaleKind = MonthlyKind | GalaKind | EventKind | 'timeTravelers' | 'backgrounds' | 'seasonalGear'

type Keys = ReadonlyArray<string>

/** A stretch of every year, its ends excluded; both are written as the rest of a date: `01-30T04:00-05:00`. */
export type YearlyEvent = {
  readonly key: string
  readonly from: string
  readonly until: string
  /** What clients are told instead of the key. */
  readonly name?: string
  /** How the town is dressed meanwhile, and the ending of the pictures of its people. */
  readonly season?: string
  readonly npcImageSuffix?: string
  /** The food that drops and is sold meanwhile. */
  readonly foodSeason?: FoodFamily
  /** Whoever gives a subscription gets the same. */
  readonly promo?: 'g1g1'
  /** Gems in each pack, for the price of what the pack holds otherwise. */
  readonly gemsPromo?: Readonly<Record<string, number>>
  /** Pets look like something else. */
  readonly aprilFools?: boolean
  readonly sells?: { readonly [Kind in EventKind]?: Keys }
}

/** An event of the years before events came back by themselves; texts of dates as they were announced. */
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

/** What is on sale when; gear of galas, mystery sets and backgrounds say it by their keys and years. Content facts 6. */
export type Calendar = {
  /** January first. */
  readonly months: ReadonlyArray<{ readonly [Kind in MonthlyKind]: Keys }>
  readonly galas: { readonly [Name in Season]: { readonly [Kind in GalaKind]: Keys } }
  /** Sets of looks that are there all year. */
  readonly lastingCustomizations: Keys
  /** Quests that the quest shop shows first while they are on sale. */
  readonly featuredQuests: Keys
  /** The potions of April Fools, a year each, and again from the first. */
  readonly foolsPotions: { readonly since: number; readonly potions: Keys }
  readonly pastEvents: ReadonlyArray<PastEvent>
}
