import { expect, it } from 'vitest'
import { reportOn } from '../test-kit/report-on.ts'

const json = (value: unknown): string => JSON.stringify(value)
const reportOf = (path: string, text: string): ReadonlyArray<string> =>
  reportOn({ [path]: text })
    .filter((line) => line.includes(path))
    .map((line) => line.replaceAll(/ {2,}/g, '  '))

const eventOf = (from: string, until: string): string =>
  json({ events: [{ key: 'kiteDay', from: `${from}T04:00-04:00`, until: `${until}T03:59-04:00` }] })
const dayOf = (day: number, count = 1): string => json({ days: [{ day, rewards: [{ type: 'everyDropEgg', count }] }] })
const EVENTS = 'data/calendar/events.json'
const INCENTIVES = 'data/incentives.json'

it.each([
  [EVENTS, eventOf('02-30', '03-02'), 'found "02-30T04:00-04:00"'],
  ['data/publications/news.json', json({ posts: [{ key: 'gates', published: '2027-02-29' }] }), 'found "2027-02-29"'],
  [EVENTS, eventOf('10-12', '10-10'), '363 days after it begins: is that meant?'],
  [INCENTIVES, dayOf(501), 'check-ins bring nothing after day 500'],
  [INCENTIVES, dayOf(3, 0), 'expected a whole number from 1, found 0'],
  [
    'data/quests/bundles.json',
    json({ bundles: [{ key: 'flyers', quests: ['owl', 'falcon', 'owl'] }] }),
    '"owl" is in this bundle already',
  ],
  ['data/cards.json', json({ cards: [{ key: 'nye', messages: 0 }] }), 'expected a whole number from 1, found 0'],
])('an odd value of %s is told', (path, text, message) =>
  expect(reportOf(path, text).filter((line) => line.includes(message))).toHaveLength(1),
)

it.each([
  [EVENTS, eventOf('12-28', '01-04')],
  [EVENTS, eventOf('02-29', '03-02')],
  [INCENTIVES, dayOf(500)],
])('and a good one of %s is not', (path, text) =>
  expect(reportOf(path, text).filter((line) => !/missing text|no .* with key/.test(line))).toEqual([]),
)

it('a card needs a text for each of its messages', () =>
  expect(
    reportOn({
      'data/cards.json': json({ cards: [{ key: 'nye', messages: 3 }] }),
      'locales/en/content/cards.json': json({ nye: { text: 'Card', notes: 'For a year.', message1: 'Well begun.' } }),
    }).filter((line) => line.endsWith('missing text')),
  ).toMatchObject([/nye\.message2/, /nye\.message3/].map((name) => expect.stringMatching(name) as string)))

const TASKS = 'locales/en/ui/tasks.json'

it.each([
  ['Wo\u200Blf', 'a character that no one sees (U+200B) in '],
  ['Wo\u202Elf', 'a character that no one sees (U+202E) in '],
  ['W\uFFFDlf', 'a letter that is no UTF-8 (U+FFFD) in '],
  ['W\uD800lf', 'a character that no one sees (U+D800) in '],
  ['  ', 'nothing but blanks'],
])('a text such as %j is told', (text, message) =>
  expect(reportOf(TASKS, json({ add: text }))).toMatchObject([expect.stringContaining(`add  ${message}`)]),
)

it('a no-break space, a soft hyphen and a joined emoji may stand in a text', () =>
  expect(reportOf(TASKS, json({ add: '5\u00A0kg Kinder\u00ADgarten 👩\u200D🌾' }))).toEqual([]))

it.each([
  ['\uFEFF{}', '1:1  -  not JSON: an invisible mark stands before it; save the file as UTF-8 without BOM'],
  ['{\n<<<<<<< HEAD\n}', '2:1  -  not JSON: a merge was left half done here'],
  ["{\n  'food': []\n}", '2:3  -  not JSON: quotes are straight and double, "'],
  ['{\n  “food”: []\n}', '2:3  -  not JSON: quotes are straight and double, "'],
])('what an editor or a merge left in %j is named', (text, place) =>
  expect(reportOf('data/food.json', text)).toContain(`error  data/food.json:${place}`),
)
