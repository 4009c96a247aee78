import type { FileOf } from '../files/index.ts'
import type { ReadFile } from '../read-file.ts'
import { ofKind, type PlacedKey } from './of-kind.ts'

/** What is sold at times only, list by list. */
export type StockKind =
  | 'petQuests'
  | 'hatchingPotionQuests'
  | 'bundles'
  | 'premiumHatchingPotions'
  | 'cards'
  | 'seasonalQuests'
  | 'seasonalSpells'
  | 'customizations'

/** Where a list stands: those of months and galas come back by themselves, those of events bring something besides. */
export type StockKey = PlacedKey & { readonly list: StockKind; readonly of: 'month' | 'gala' | 'event' }

const OF_MONTH = ['petQuests', 'hatchingPotionQuests', 'bundles', 'premiumHatchingPotions'] as const
const OF_GALA = ['seasonalSpells', 'seasonalQuests', 'customizations'] as const
const OF_EVENT = [...OF_MONTH, 'cards'] as const

/** Every key of every list of the calendar. */
export const stockKeys = (files: ReadonlyArray<ReadFile>): ReadonlyArray<StockKey> => [
  ...ofKind(files, 'schedule').flatMap(({ path, value }) => [...monthKeys(path, value), ...galaKeys(path, value)]),
  ...ofKind(files, 'yearlyEvents').flatMap(({ path, value }) => eventKeys(path, value)),
]

const monthKeys = (file: string, { months }: FileOf<'schedule'>): ReadonlyArray<StockKey> =>
  months.flatMap((month, index) =>
    OF_MONTH.flatMap((list) =>
      month[list].map((key, place) => ({ list, of: 'month' as const, key, file, at: ['months', index, list, place] })),
    ),
  )

const galaKeys = (file: string, { galas }: FileOf<'schedule'>): ReadonlyArray<StockKey> =>
  galas.flatMap((gala, index) =>
    OF_GALA.flatMap((list) =>
      gala[list].map((key, place) => ({ list, of: 'gala' as const, key, file, at: ['galas', index, list, place] })),
    ),
  )

const eventKeys = (file: string, { events }: FileOf<'yearlyEvents'>): ReadonlyArray<StockKey> =>
  events.flatMap(({ sells }, index) =>
    OF_EVENT.flatMap((list) =>
      (sells?.[list] ?? []).map((key, place) => {
        const at = ['events', index, 'sells', list, place]
        return { list, of: 'event' as const, key, file, at }
      }),
    ),
  )
