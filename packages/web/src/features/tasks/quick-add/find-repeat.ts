import { type Repeat, WEEKDAYS } from '@daykeep/rules/model'
import { dayNames } from './day-names.ts'
import type { LinePart, LineRepeat } from './line.ts'

const NEVER = Object.fromEntries(WEEKDAYS.map((day) => [day, false])) as Repeat
const WORKDAYS: Repeat = { ...NEVER, m: true, t: true, w: true, th: true, f: true }
const WEEKEND: Repeat = { ...NEVER, s: true, su: true }

const FREQUENCIES = {
  daily: 'day|days|tag|tage|tagen',
  weekly: 'week|weeks|woche|wochen',
  monthly: 'month|months|monat|monate|monaten',
  yearly: 'year|years|jahr|jahre|jahren',
} as const

const EVERY = 'every|each|jeden|jede|jedes|alle'
const AND = String.raw`\s*(?:,|&|\+|and|und)\s*(?:${'and|und'})?\s*`
const DAY = dayNames.map(({ pattern }) => pattern).join('|')
const ADVERBS: ReadonlyArray<readonly [RegExp, LineRepeat]> = [
  [/(?<=^|\s)(?:daily|täglich)(?=[\s,.;]|$)/iu, { frequency: 'daily', everyX: 1 }],
  [/(?<=^|\s)(?:monthly|monatlich)(?=[\s,.;]|$)/iu, { frequency: 'monthly', everyX: 1 }],
  [/(?<=^|\s)(?:yearly|annually|jährlich)(?=[\s,.;]|$)/iu, { frequency: 'yearly', everyX: 1 }],
  [
    /(?<=^|\s)(?:(?:every|each|jeden|an)\s+(?:weekdays?|workdays?|werktage?n?)|on weekdays|werktags)(?=[\s,.;]|$)/iu,
    { frequency: 'weekly', everyX: 1, repeat: WORKDAYS },
  ],
  [
    /(?<=^|\s)(?:(?:every|each|jedes|am)\s+(?:weekend|wochenende)|on weekends|wochenends)(?=[\s,.;]|$)/iu,
    { frequency: 'weekly', everyX: 1, repeat: WEEKEND },
  ],
]

/** `every 3 days`, `every other week`, `jedes Jahr`. */
const INTERVAL = new RegExp(
  String.raw`(?<=^|\s)(?:${EVERY})\s+(?:(?<count>\d{1,4})\s+|(?<other>other|second|zweite[nr]?|anderen?)\s+)?(?:${Object.entries(
    FREQUENCIES,
  )
    .map(([frequency, words]) => `(?<${frequency}>${words})`)
    .join('|')})(?=[\s,.;]|$)`,
  'iu',
)

/** `every Monday`, `every mon, wed and fri`, `jeden Montag und Freitag`, `montags`. */
const ON_DAYS = new RegExp(
  String.raw`(?<=^|\s)(?:(?:${EVERY})\s+(?<days>(?:${DAY})(?:${AND}(?:${DAY}))*)|(?<plural>(?:${DAY})s(?:${AND}(?:${DAY})s)*))(?=[\s.;]|$)`,
  'iu',
)

/** How often a line says that a task is due; the first one counts. */
export const findRepeat = (text: string): ReadonlyArray<LinePart> => {
  const found = byAdverb(text) ?? byInterval(text) ?? byDays(text)
  return found === undefined ? [] : [found]
}

const partOf = ({ index, 0: words }: RegExpExecArray, repeat: LineRepeat): LinePart => ({
  from: index,
  to: index + words.length,
  meaning: { type: 'repeat', repeat },
})

const byAdverb = (text: string): LinePart | undefined => {
  for (const [pattern, repeat] of ADVERBS) {
    const found = pattern.exec(text)
    if (found !== null) return partOf(found, repeat)
  }
  return undefined
}

const byInterval = (text: string): LinePart | undefined => {
  const found = INTERVAL.exec(text)
  const groups = found?.groups
  if (found === null || groups === undefined) return undefined
  const everyX = groups['other'] === undefined ? Number(groups['count'] ?? 1) : 2
  const frequency = (['daily', 'weekly', 'monthly', 'yearly'] as const).find((each) => groups[each] !== undefined)
  return frequency === undefined || everyX === 0 ? undefined : partOf(found, { frequency, everyX })
}

const byDays = (text: string): LinePart | undefined => {
  const found = ON_DAYS.exec(text)
  const named = found?.groups?.['days'] ?? found?.groups?.['plural']
  if (found === null || named === undefined) return undefined
  const days = dayNames.filter(({ pattern }) =>
    new RegExp(String.raw`(?<![\p{L}])(?:${pattern})s?(?![\p{L}])`, 'iu').test(named),
  )
  const repeat = days.reduce<Repeat>((all, { day }) => ({ ...all, [day]: true }), NEVER)
  return partOf(found, { frequency: 'weekly', everyX: 1, repeat })
}
