import { RECURRENCES } from '@daykeep/rules/calendar'
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
const OTHER = 'other|second|two|zweite[nrs]?|zwei|andere[nrs]?'
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

const NUMBERS = ['once|einmal', 'twice|zweimal', 'three times|dreimal', 'four times|viermal', 'five times|fünfmal']
const WEEK = 'week|woche'

/** `3x a week`, `twice a month`, `3 mal pro Woche`, `zweimal im Monat`. */
const TIMES = new RegExp(
  String.raw`(?<=^|\s)(?:(?<count>\d{1,2})\s*(?:x|×|times|mal)|${NUMBERS.map((words, at) => `(?<n${at + 1}>${words})`).join('|')})\s+(?:a|per|each|every|pro|die|in der|im|jede[nr]?)\s+(?:(?<week>${WEEK})|month|monat)(?=[\s,.;]|$)`,
  'iu',
)

/** `every 3 days after done`, `2 weeks after it was done`, `alle 3 Tage nach Erledigung`, `3 Tage nach dem Erledigen`. */
const AFTER_DONE = new RegExp(
  String.raw`(?<=^|\s)(?:(?:${EVERY})\s+)?(?:(?<count>\d{1,4})\s+)?(?:(?:${FREQUENCIES.daily})|(?<weeks>${FREQUENCIES.weekly}))\s+(?:after (?:it was |it is |it['’]s |being )?(?:done|completed|completion)|nach (?:dem )?(?:erledigen|erledigung|abhaken))(?=[\s,.;]|$)`,
  'iu',
)

/** `every 3 days`, `every other week`, `alle zwei Wochen`, `jedes Jahr`. */
const INTERVAL = new RegExp(
  String.raw`(?<=^|\s)(?:${EVERY})\s+(?:(?<count>\d{1,4})\s+|(?<other>${OTHER})\s+)?(?:${Object.entries(FREQUENCIES)
    .map(([frequency, words]) => `(?<${frequency}>${words})`)
    .join('|')})(?=[\s,.;]|$)`,
  'iu',
)

/** `every Monday`, `every mon, wed and fri`, `jeden zweiten Montag`, `jeden Montag und Freitag`, `montags`. */
const ON_DAYS = new RegExp(
  String.raw`(?<=^|\s)(?:(?:${EVERY})\s+(?:(?<other>${OTHER})\s+)?(?<days>(?:${DAY})(?:${AND}(?:${DAY}))*)|(?<plural>(?:${DAY})s(?:${AND}(?:${DAY})s)*))(?=[\s.;]|$)`,
  'iu',
)

/** How often a line says that a task is due; the first one counts. */
export const findRepeat = (text: string): ReadonlyArray<LinePart> => {
  const found = byTimes(text) ?? byDone(text) ?? byAdverb(text) ?? byInterval(text) ?? byDays(text)
  return found === undefined ? [] : [found]
}

const partOf = ({ index, 0: words }: RegExpExecArray, repeat: LineRepeat): LinePart => ({
  from: index,
  to: index + words.length,
  meaning: { type: 'repeat', repeat },
})

const DAILY = { frequency: 'daily', everyX: 1 } as const

const byTimes = (text: string): LinePart | undefined => {
  const found = TIMES.exec(text)
  const groups = found?.groups
  if (found === null || groups === undefined) return undefined
  const named = NUMBERS.findIndex((_, at) => groups[`n${at + 1}`] !== undefined) + 1
  const recurs = groups['week'] === undefined ? 'month' : 'week'
  const recursCount = named > 0 ? named : Number(groups['count'])
  if (recursCount < 1 || recursCount > RECURRENCES[recurs]) return undefined
  return partOf(found, { ...DAILY, recurs, recursCount })
}

const byDone = (text: string): LinePart | undefined => {
  const found = AFTER_DONE.exec(text)
  const groups = found?.groups
  if (found === null || groups === undefined) return undefined
  const days = Number(groups['count'] ?? 1) * (groups['weeks'] === undefined ? 1 : 7)
  return days < 1 || days > RECURRENCES.days
    ? undefined
    : partOf(found, { ...DAILY, recurs: 'afterDone', recursCount: days })
}

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
  const everyX = found.groups?.['other'] === undefined ? 1 : 2
  return partOf(found, { frequency: 'weekly', everyX, repeat })
}
