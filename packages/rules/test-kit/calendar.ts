import type { Calendar } from '../src/catalogue/index.ts'

const NO_STOCK = { seasonalSpells: [], seasonalQuests: [], customizations: [] } as const

/** A calendar without anything on sale, but for what the test names. */
export const aCalendar = (changes: Partial<Calendar> = {}): Calendar => ({
  months: [],
  galas: { winter: NO_STOCK, spring: NO_STOCK, summer: NO_STOCK, fall: NO_STOCK },
  lastingCustomizations: [],
  featuredQuests: [],
  foolsPotions: { since: 2020, potions: [] },
  pastEvents: [],
  ...changes,
})
