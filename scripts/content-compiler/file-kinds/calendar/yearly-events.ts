import { choice, strictObject, Flag, KeyText, linkTo, listOf, Text, YearlyInstant } from '../../codec/index.ts'
import { PackedGems } from '../items/gems.ts'
import { SEASON_NAMES } from './schedule.ts'
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

export const GemsPromo = listOf(strictObject({ pack: linkTo('gemPacks'), gems: PackedGems }))

/** Seasons that the town is dressed for. docs/reference/content-facts.md 6.5 and 6.6. */
export const EventSeason = choice(
  'normal',
  ...SEASON_NAMES,
  'birthday',
  'valentines',
  'nye',
  'habitoween',
  'thanksgiving',
)

/** `season`: how the town is dressed; the pictures of its people end in `_season` unless `npcImageSuffix` says otherwise. */
const Event = strictObject(
  { key: KeyText, from: YearlyInstant, until: YearlyInstant },
  {
    name: KeyText,
    season: EventSeason,
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
    events.flatMap(({ from, until }, index): ReadonlyArray<LocalIssue> => {
      const at = ['events', index, 'until']
      if (from === until) return [{ at, message: `ends as it starts, on ${from}` }]
      const days = daysFrom(from, until)
      return days <= LONGEST ? [] : [{ at, severity: 'warn', message: `${days} days after it begins: is that meant?` }]
    }),
})

/** Days; the longest event there is lasts a month and a half. */
const LONGEST = 60

/** Days of a common year from one date to the next other one, over new year where that comes first. */
const daysFrom = (from: string, until: string): number => {
  const [begin, end] = [from, until].map((text) => Date.parse(`2023-${text.slice(0, 5)}T00:00:00Z`) / DAY)
  return ((end ?? 0) - (begin ?? 0) + YEAR) % YEAR
}

const DAY = 24 * 3600 * 1000
const YEAR = 365
