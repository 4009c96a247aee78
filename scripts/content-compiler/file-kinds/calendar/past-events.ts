import { fromIso } from '@daykeep/rules/kernel'
import { choice, strictObject, Flag, KeyText, leaf, listOf } from '../../codec/index.ts'
import { contentFile, fileKind, type LocalIssue } from '../file-kind.ts'
import { EventSeason, GemsPromo } from './yearly-events.ts'

const PastInstant = leaf(
  'a day such as "2020-06-18", or its hour too: "2023-01-30T08:00-05:00"',
  { type: 'string' },
  (input): input is string =>
    typeof input === 'string' &&
    /^20\d\d-\d\d-\d\d(T\d\d:\d\d-0\d:00)?$/.test(input) &&
    Number.isFinite(fromIso(input)),
)

/** The ending of pictures did not always begin with an underscore. */
const Suffix = leaf('a text, or none', { type: 'string' }, (input): input is string => typeof input === 'string')

const PastEvent = strictObject(
  { key: KeyText, start: PastInstant, end: PastInstant },
  {
    season: EventSeason,
    npcImageSuffix: Suffix,
    gear: Flag,
    promo: choice('g1g1'),
    gemsPromo: GemsPromo,
    aprilFools: KeyText,
  },
)

/** Events with a year, before they came back by themselves. docs/reference/content-facts.md 6.6. */
export const pastEvents = fileKind({
  name: 'past-events',
  pattern: /^calendar\/past-events\.json$/,
  codec: contentFile({ events: listOf(PastEvent) }),
  entries: () => [],
  issues: ({ events }) =>
    events.flatMap(
      ({ start, end }, index): ReadonlyArray<LocalIssue> =>
        fromIso(end) <= fromIso(start)
          ? [{ at: ['events', index, 'end'], message: `ends before it starts on ${start}` }]
          : [],
    ),
})
