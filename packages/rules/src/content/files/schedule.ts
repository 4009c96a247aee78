import type * as t from 'io-ts'
import { choice, closed, linkTo, listOf, Whole } from '../codec/index.ts'
import { contentFile } from './content-file.ts'
import { fileKind, type LocalFault } from './thing.ts'

const quests = listOf(linkTo('quests'))
const potions = listOf(linkTo('hatchingPotions'))
const looks = listOf(linkTo('lookSets'))

const Month = closed({
  month: Whole,
  petQuests: quests,
  hatchingPotionQuests: quests,
  bundles: listOf(linkTo('questBundles')),
  premiumHatchingPotions: potions,
})
const STOCK = ['petQuests', 'hatchingPotionQuests', 'bundles', 'premiumHatchingPotions'] as const

export const SEASON_NAMES = ['winter', 'spring', 'summer', 'fall'] as const

const Gala = closed({
  season: choice(...SEASON_NAMES),
  seasonalSpells: listOf(linkTo('transformations')),
  seasonalQuests: quests,
  customizations: looks,
})

/** What is on sale in which month and gala. Content facts, sections 6.3 and 6.4. */
export const schedule = fileKind({
  name: 'schedule',
  pattern: /^calendar\/schedule\.json$/,
  codec: contentFile({
    months: listOf(Month, 12),
    galas: listOf(Gala, SEASON_NAMES.length),
    lastingCustomizations: looks,
    featuredQuests: quests,
    foolsPotions: closed({ since: Whole, potions }),
  }),
  things: () => [],
  faults: ({ months, galas }) => [...monthsOutOfPlace(months), ...galasOutOfPlace(galas), ...soldTwice(months)],
})

type Months = ReadonlyArray<t.TypeOf<typeof Month>>
type Galas = ReadonlyArray<t.TypeOf<typeof Gala>>

const monthsOutOfPlace = (months: Months): ReadonlyArray<LocalFault> =>
  months.flatMap(({ month }, index) => {
    const wanted = index + 1
    const message = `month ${month} stands where month ${wanted} belongs`
    return month === wanted ? [] : [{ at: ['months', index, 'month'], message }]
  })

const galasOutOfPlace = (galas: Galas): ReadonlyArray<LocalFault> =>
  galas.flatMap(({ season }, index) => {
    const wanted = SEASON_NAMES[index]
    const message = `${season} stands where ${wanted} belongs`
    return season === wanted ? [] : [{ at: ['galas', index, 'season'], message }]
  })

/** What comes out in a month comes out in that month only. */
const soldTwice = (months: Months): ReadonlyArray<LocalFault> =>
  STOCK.flatMap((kind) => {
    const seen = new Map<string, number>()
    return months.flatMap((month, index) =>
      month[kind].flatMap((key, place): ReadonlyArray<LocalFault> => {
        const before = seen.get(key)
        if (before === undefined) seen.set(key, month.month)
        const message = `"${key}" is sold in month ${before} too`
        return before === undefined ? [] : [{ at: ['months', index, kind, place], message }]
      }),
    )
  })
