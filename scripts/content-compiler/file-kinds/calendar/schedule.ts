import type * as t from 'io-ts'
import { choice, strictObject, linkTo, listOf, Whole } from '../../codec/index.ts'
import { contentFile, fileKind, type LocalIssue } from '../file-kind.ts'

const quests = listOf(linkTo('quests'))
const potions = listOf(linkTo('hatchingPotions'))
const looks = listOf(linkTo('lookSets'))

const Month = strictObject({
  month: Whole,
  petQuests: quests,
  hatchingPotionQuests: quests,
  bundles: listOf(linkTo('questBundles')),
  premiumHatchingPotions: potions,
})
const STOCK = ['petQuests', 'hatchingPotionQuests', 'bundles', 'premiumHatchingPotions'] as const

export const SEASON_NAMES = ['winter', 'spring', 'summer', 'fall'] as const

const Gala = strictObject({
  season: choice(...SEASON_NAMES),
  seasonalSpells: listOf(linkTo('transformations')),
  seasonalQuests: quests,
  customizations: looks,
})

/** What is on sale in which month and gala. docs/reference/content-facts.md 6.3 and 6.4. */
export const schedule = fileKind({
  name: 'schedule',
  pattern: /^calendar\/schedule\.json$/,
  codec: contentFile({
    months: listOf(Month, 12),
    galas: listOf(Gala, SEASON_NAMES.length),
    lastingCustomizations: looks,
    featuredQuests: quests,
    foolsPotions: strictObject({ since: Whole, potions }),
  }),
  entries: () => [],
  issues: ({ months, galas }) => [...monthsOutOfPlace(months), ...galasOutOfPlace(galas), ...soldTwice(months)],
})

type Months = ReadonlyArray<t.TypeOf<typeof Month>>
type Galas = ReadonlyArray<t.TypeOf<typeof Gala>>

const monthsOutOfPlace = (months: Months): ReadonlyArray<LocalIssue> =>
  months.flatMap(({ month }, index) => {
    const expected = index + 1
    const message = `month ${month} stands where month ${expected} belongs`
    return month === expected ? [] : [{ at: ['months', index, 'month'], message }]
  })

const galasOutOfPlace = (galas: Galas): ReadonlyArray<LocalIssue> =>
  galas.flatMap(({ season }, index) => {
    const expected = SEASON_NAMES[index]
    const message = `${season} stands where ${expected} belongs`
    return season === expected ? [] : [{ at: ['galas', index, 'season'], message }]
  })

/** What comes out in a month comes out in that month only. */
const soldTwice = (months: Months): ReadonlyArray<LocalIssue> =>
  STOCK.flatMap((kind) => {
    const seen = new Map<string, number>()
    return months.flatMap((month, index) =>
      month[kind].flatMap((key, place): ReadonlyArray<LocalIssue> => {
        const before = seen.get(key)
        if (before === undefined) seen.set(key, month.month)
        const message = `"${key}" is sold in month ${before} too`
        return before === undefined ? [] : [{ at: ['months', index, kind, place], message }]
      }),
    )
  })
