import { describe, expect, it } from 'vitest'
import { reportOn } from '../test-kit/report-on.ts'

const month = (number: number, stock = ''): string =>
  `{ "month": ${number}, "petQuests": [${stock}], "hatchingPotionQuests": [], "bundles": [], "premiumHatchingPotions": [] }`

const gala = (season: string): string =>
  `{ "season": "${season}", "seasonalSpells": [], "seasonalQuests": [], "customizations": [] }`

const schedule = (months: ReadonlyArray<string>, galas = ['winter', 'spring', 'summer', 'fall']): string =>
  [
    '{ "months": [',
    months.join(',\n'),
    '], "galas": [',
    galas.map(gala).join(',\n'),
    '], "lastingCustomizations": [], "featuredQuests": [], "foolsPotions": { "since": 2020, "potions": [] } }',
  ].join('\n')

const YEAR = Array.from({ length: 12 }, (_, index) => month(index + 1))

const onSchedule = (text: string): ReadonlyArray<string> => reportOn({ 'data/calendar/schedule.json': text })

describe('the checker of the calendar', () => {
  it('has nothing to say about a good year', () => expect(onSchedule(schedule(YEAR))).toEqual([]))

  it('names a month that stands in the wrong place', () =>
    expect(onSchedule(schedule(YEAR.with(2, month(4))))).toEqual([
      'error  data/calendar/schedule.json:4:12  months[2].month  month 4 stands where month 3 belongs',
    ]))

  it('misses a month that is not there', () =>
    expect(onSchedule(schedule(YEAR.slice(1)))).toEqual([
      'error  data/calendar/schedule.json:1:13  months  expected 12 entries, found 11',
    ]))

  it('names a gala out of its season', () =>
    expect(onSchedule(schedule(YEAR, ['winter', 'summer', 'spring', 'fall']))).toEqual([
      'error  data/calendar/schedule.json:16:13  galas[1].season  summer stands where spring belongs',
      'error  data/calendar/schedule.json:17:13  galas[2].season  spring stands where summer belongs',
    ]))

  it('names what comes out in two months, and what is not there', () =>
    expect(onSchedule(schedule(YEAR.with(0, month(1, '"owl"')).with(5, month(6, '"owl"'))))).toEqual([
      'error  data/calendar/schedule.json:2:29  months[0].petQuests[0]  no quests with key "owl"',
      'error  data/calendar/schedule.json:7:29  months[5].petQuests[0]  "owl" is sold in month 1 too',
      'error  data/calendar/schedule.json:7:29  months[5].petQuests[0]  no quests with key "owl"',
    ]))

  const event = (from: string, until: string): ReadonlyArray<string> =>
    reportOn({
      'data/calendar/events.json': `{ "events": [{ "key": "fair", "from": "${from}", "until": "${until}" }] }`,
      'locales/en/content/events.json': '{ "fair": { "text": "Fair" } }',
    })

  it('wants days of events without a year', () =>
    expect(event('2026-05-01', '05-02T04:00-04:00')).toEqual([
      'error  data/calendar/events.json:1:39  events[0].from  expected a day and hour of every year such as "12-28T04:00-05:00", found "2026-05-01"',
    ]))

  it('wants events to last', () =>
    expect(event('05-02T04:00-04:00', '05-02T04:00-04:00')).toEqual([
      'error  data/calendar/events.json:1:69  events[0].until  ends as it starts, on 05-02T04:00-04:00',
    ]))

  const past = (start: string, end: string): ReadonlyArray<string> =>
    reportOn({
      'data/calendar/past-events.json': `{ "events": [{ "key": "fair", "start": "${start}", "end": "${end}" }] }`,
    })

  it('wants past events to end after they start', () =>
    expect(past('2020-06-18', '2020-06-17')).toEqual([
      'error  data/calendar/past-events.json:1:61  events[0].end  ends before it starts on 2020-06-18',
    ]))

  it('wants days of past events with a year', () =>
    expect(past('soon', '2020-06-17')).toEqual([
      'error  data/calendar/past-events.json:1:40  events[0].start  expected a day such as "2020-06-18", or its hour too: "2023-01-30T08:00-05:00", found "soon"',
    ]))
})
