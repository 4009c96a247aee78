import { choice, closed, KeyText, linkTo, listOf, Whole } from '../codec/index.ts'
import { contentFile } from './content-file.ts'
import { fileKind, type LocalFault } from './thing.ts'

const keys = listOf(KeyText)

const Month = closed({
  month: Whole,
  petQuests: keys,
  hatchingPotionQuests: keys,
  bundles: keys,
  premiumHatchingPotions: keys,
})

export const SEASON_NAMES = ['winter', 'spring', 'summer', 'fall'] as const

const Gala = closed({
  season: choice(...SEASON_NAMES),
  seasonalSpells: listOf(linkTo('transformations')),
  seasonalQuests: keys,
  customizations: keys,
})

/** What is on sale in which month and gala. Content facts, sections 6.3 and 6.4. */
export const schedule = fileKind({
  name: 'schedule',
  pattern: /^calendar\/schedule\.json$/,
  codec: contentFile({
    months: listOf(Month, 12),
    galas: listOf(Gala, SEASON_NAMES.length),
    lastingCustomizations: keys,
    featuredQuests: keys,
    foolsPotions: closed({ since: Whole, potions: keys }),
  }),
  things: () => [],
  faults: ({ months, galas }) => [
    ...months.flatMap(({ month }, index): ReadonlyArray<LocalFault> => {
      const wanted = index + 1
      return month === wanted
        ? []
        : [{ at: ['months', index, 'month'], message: `month ${month} stands where month ${wanted} belongs` }]
    }),
    ...galas.flatMap(({ season }, index): ReadonlyArray<LocalFault> => {
      const wanted = SEASON_NAMES[index]
      return season === wanted
        ? []
        : [{ at: ['galas', index, 'season'], message: `${season} stands where ${wanted} belongs` }]
    }),
  ],
})
