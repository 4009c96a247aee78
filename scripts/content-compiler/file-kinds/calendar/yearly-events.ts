import { choice, strictObject, Flag, KeyText, linkTo, listOf, Text, Whole, YearlyInstant } from '../../codec/index.ts'
import { contentFile, fileKind, type LocalIssue } from '../file-kind.ts'
import type { ContentEntry } from '../content-entry.ts'

const quests = listOf(linkTo('quests'))

/** What an event brings to the shops besides. */
const Sells = strictObject(
  {},
  {
    petQuests: quests,
    hatchingPotionQuests: quests,
    bundles: listOf(linkTo('questBundles')),
    premiumHatchingPotions: listOf(linkTo('hatchingPotions')),
    cards: listOf(linkTo('cards')),
  },
)

export const GemsPromo = listOf(strictObject({ pack: linkTo('gemPacks'), gems: Whole }))

/** `season`: how the town is dressed; the pictures of its people end in `_season` unless `npcImageSuffix` says otherwise. */
const Event = strictObject(
  { key: KeyText, from: YearlyInstant, until: YearlyInstant },
  {
    name: KeyText,
    season: KeyText,
    npcImageSuffix: Text,
    foodSeason: choice('cake', 'candy', 'pie'),
    promo: choice('g1g1'),
    gemsPromo: GemsPromo,
    aprilFools: Flag,
    sells: Sells,
  },
)

/** What comes back every year; of two that run the upper one gives the town its dress. docs/reference/content-facts.md 6.5. */
export const yearlyEvents = fileKind({
  name: 'yearly-events',
  pattern: /^calendar\/events\.json$/,
  codec: contentFile({ events: listOf(Event) }),
  entries: ({ events }) =>
    events.map(({ key }, index): ContentEntry => ({ kind: 'events', key, at: ['events', index, 'key'] })),
  issues: ({ events }) =>
    events.flatMap(
      ({ from, until }, index): ReadonlyArray<LocalIssue> =>
        from === until ? [{ at: ['events', index, 'until'], message: `ends as it starts, on ${from}` }] : [],
    ),
})
