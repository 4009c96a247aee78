import type { Calendar, PastEvent, YearlyEvent } from '@daykeep/rules/catalogue'
import type { FileOf } from '../file-kinds/index.ts'
import type { DecodedFiles } from './decoded-files.ts'

export const eventsOf = (decoded: DecodedFiles): ReadonlyArray<YearlyEvent> =>
  decoded.yearlyEvents.flatMap(({ events }) =>
    events.map(({ gemsPromo, ...event }) => ({
      ...event,
      ...(event.season === undefined ? {} : { npcImageSuffix: event.npcImageSuffix ?? `_${event.season}` }),
      ...promoOf(gemsPromo),
    })),
  )

type Promo = FileOf<'pastEvents'>['events'][number]['gemsPromo']

const promoOf = (promo: Promo): Pick<YearlyEvent, 'gemsPromo'> =>
  promo === undefined ? {} : { gemsPromo: Object.fromEntries(promo.map(({ pack, gems }) => [pack, gems])) }

const pastEventsOf = (decoded: DecodedFiles): ReadonlyArray<PastEvent> =>
  decoded.pastEvents.flatMap(({ events }) =>
    events.map(({ gemsPromo, ...event }) => ({ ...event, ...promoOf(gemsPromo) })),
  )

const NOTHING = { seasonalSpells: [], seasonalQuests: [], customizations: [] } as const

/** The calendar; empty where there is no schedule, so that a test may leave it out. */
export const calendarOf = (decoded: DecodedFiles): Calendar => {
  const schedule: FileOf<'schedule'> | undefined = decoded.schedule[0]
  const galas = new Map(schedule?.galas.map(({ season, ...stock }) => [season, stock]))
  return {
    months: schedule?.months.map(({ month: _place, ...stock }) => stock) ?? [],
    galas: {
      winter: galas.get('winter') ?? NOTHING,
      spring: galas.get('spring') ?? NOTHING,
      summer: galas.get('summer') ?? NOTHING,
      fall: galas.get('fall') ?? NOTHING,
    },
    lastingCustomizations: schedule?.lastingCustomizations ?? [],
    featuredQuests: schedule?.featuredQuests ?? [],
    foolsPotions: schedule?.foolsPotions ?? { since: 0, potions: [] },
    pastEvents: pastEventsOf(decoded),
  }
}
