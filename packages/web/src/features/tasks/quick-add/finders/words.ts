import { type Repeat, WEEKDAYS } from '@daykeep/rules/model'

const COUNTS: ReadonlyArray<string> = [
  'one|an?|eine?[nmr]?',
  'two|zwei',
  'three|drei',
  'four|vier',
  'five|fünf',
  'six|sechs',
  'seven|sieben',
  'eight|acht',
  'nine|neun',
  'ten|zehn',
  'eleven|elf',
  'twelve|zwölf',
]

const ORDINALS: ReadonlyArray<string> = [
  'first|erste[nrs]?',
  'other|second|zweite[nrs]?|andere[nrs]?',
  'third|dritte[nrs]?',
  'fourth|vierte[nrs]?',
  'fifth|fünfte[nrs]?',
  'sixth|sechste[nrs]?',
]

/** `3`, `three`, `drei`. */
export const COUNT = String.raw`\d{1,4}|${COUNTS.join('|')}`

/** `3rd`, `3.`, `third`, `dritten`, `other`. */
export const ORDINAL = String.raw`\d{1,4}(?:st|nd|rd|th|\.)|${ORDINALS.join('|')}`

/** The number that a word of `COUNT` or `ORDINAL` stands for. */
export const numberOf = (word: string): number => {
  if (/^\d/.test(word)) return Number.parseInt(word, 10)
  return [COUNTS, ORDINALS]
    .map((words) => words.findIndex((pattern) => new RegExp(`^(?:${pattern})$`, 'iu').test(word)) + 1)
    .reduce((one, other) => Math.max(one, other))
}

export const MONTH =
  'jan(?:uary|uar)?|feb(?:ruary|ruar)?|mar(?:ch)?|märz|apr(?:il)?|may|mai|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?'

/** What each weekday is called in English and German, whole or short. */
const DAY_NAMES: Readonly<Record<keyof Repeat, string>> = {
  m: 'monday|mon|montag',
  t: 'tuesday|tues|tue|dienstag',
  w: 'wednesday|wed|mittwoch',
  th: 'thursday|thurs|thu|donnerstag',
  f: 'friday|fri|freitag',
  s: 'saturday|sat|samstag|sonnabend',
  su: 'sunday|sun|sonntag',
}

/** Short German ones are words as well (`so`, `do`): they count with a capital and in company only. */
export const SHORT_DAYS: Readonly<Record<string, string>> = {
  Mo: 'Montag',
  Di: 'Dienstag',
  Mi: 'Mittwoch',
  Do: 'Donnerstag',
  Fr: 'Freitag',
  Sa: 'Samstag',
  So: 'Sonntag',
}

export const DAY = Object.values(DAY_NAMES).join('|')

export const NEVER = Object.fromEntries(WEEKDAYS.map((day) => [day, false])) as Repeat

/** The weekdays that are named in a text, in the plural, too. */
export const daysNamed = (text: string): Repeat => {
  const whole = text.replaceAll(/(?<!\p{L})\p{Lu}\p{Ll}(?!\p{L})/gu, (short) => SHORT_DAYS[short] ?? short)
  return Object.fromEntries(
    WEEKDAYS.map((day) => [day, new RegExp(String.raw`(?<!\p{L})(?:${DAY_NAMES[day]})s?(?!\p{L})`, 'iu').test(whole)]),
  ) as Repeat
}
