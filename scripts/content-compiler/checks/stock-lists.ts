import type { FileOf, DecodedFile } from '../file-kinds/index.ts'
import { filesOfKind, type LocatedKey } from './files-of-kind.ts'

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

/** A key in a list of the calendar. Lists of months and galas recur; those of events add to them. */
export type StockKey = LocatedKey & { readonly list: StockKind; readonly of: 'month' | 'gala' | 'event' }

const OF_MONTH = ['petQuests', 'hatchingPotionQuests', 'bundles', 'premiumHatchingPotions'] as const
const OF_GALA = ['seasonalSpells', 'seasonalQuests', 'customizations'] as const
const OF_EVENT = [...OF_MONTH, 'cards'] as const

/** Every key of every list of the calendar. */
export const stockKeys = (files: ReadonlyArray<DecodedFile>): ReadonlyArray<StockKey> => [
  ...filesOfKind(files, 'schedule').flatMap(({ path, value }) => [...monthKeys(path, value), ...galaKeys(path, value)]),
  ...filesOfKind(files, 'yearlyEvents').flatMap(({ path, value }) => eventKeys(path, value)),
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
