import { currentEvent, foolsPotion, galaAt, runningEvents, spanAt, worldEvents } from '../../src/calendar/index.ts'
import type { FoodFamily, YearlyEvent } from '../../src/catalogue/index.ts'
import { foodSeasonAt } from '../../src/inventory/index.ts'
import { toIso } from '../../src/kernel/index.ts'
import { fullCatalogue } from '../support/full-catalogue.ts'
import { same } from '../support/paths.ts'
import { everyCaseOf } from '../support/topic.ts'

type Fields = Readonly<Record<string, unknown>>

type Case = Fields & {
  readonly event: string
  readonly after: string
  readonly before: string
  readonly switchesOn: Fields
  readonly optional?: Fields
  readonly now: string
  readonly running: ReadonlyArray<string>
  readonly current: Fields
  readonly all: ReadonlyArray<string>
  readonly petSwapPotion: string
}

/** Food families as clients know them. */
const FOOD: Readonly<Record<FoodFamily, string>> = {
  basic: 'Normal',
  cake: 'Cake',
  candy: 'Candy',
  pie: 'Pie',
  saddle: 'Saddle',
}

everyCaseOf<Case>('events', (testCase) => {
  const [group] = testCase.id.split('/')
  if (group === 'window') return windowFaults(testCase)
  if (group === 'dated') return pastFaults(testCase)
  if (group === 'april-fools')
    return faults({ potion: testCase.petSwapPotion }, { potion: foolsPotion(fullCatalogue, yearOf(testCase)) })
  return instantFaults(testCase)
})

const faults = (expected: unknown, actual: unknown): ReadonlyArray<string> =>
  same(expected, actual) ? [] : [`expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`]

const yearOf = ({ now }: Case): number => new Date(now).getUTCFullYear()

const windowFaults = ({ event, after, before, switchesOn, optional = {} }: Case): ReadonlyArray<string> => {
  const row = fullCatalogue.events.find(({ key }) => key === event)
  if (row === undefined) return ['no such event']
  const span = spanAt(row, Date.parse(after) + 1)
  return [
    ...faults([after, before], span === undefined ? [] : [toIso(span.start), toIso(span.end)]),
    ...faults(switchesOn, switchedOn(row, optional)),
  ]
}

const switchedOn = ({ key: _key, from: _from, until: _until, ...row }: YearlyEvent, optional: Fields): Fields => {
  const { name, sells = {}, aprilFools, foodSeason, ...others } = row
  const stock = Object.entries(sells).map(([kind, keys]) => {
    const newer = (optional[kind] ?? []) as ReadonlyArray<string>
    return [kind, keys.filter((key) => !newer.includes(key))] as const
  })
  return {
    ...others,
    ...Object.fromEntries(stock),
    ...(name === undefined ? {} : { event: name }),
    ...(aprilFools ? { petSwap: true } : {}),
    ...(foodSeason === undefined ? {} : { foodSeason: FOOD[foodSeason] }),
  }
}

const pastFaults = ({ id: _id, event, ...events }: Case & { readonly id: string }): ReadonlyArray<string> => {
  const { key: _key, ...row } = fullCatalogue.calendar.pastEvents.find(({ key }) => key === event) ?? { key: '' }
  return faults(events, row)
}

const instantFaults = ({ now, running, current, all, season, foodSeason }: Case): ReadonlyArray<string> => {
  const at = Date.parse(now)
  const { key: _key, start: _start, end: _end, aprilFools: _joke, ...first } = currentEvent(fullCatalogue, at)
  const events = { ...first, ...(first.foodSeason === undefined ? {} : { foodSeason: FOOD[first.foodSeason] }) }
  return [
    ...faults(
      running,
      runningEvents(fullCatalogue, at).map(({ key }) => key),
    ),
    ...faults(
      all,
      worldEvents(fullCatalogue, at).map(({ key }) => key),
    ),
    ...faults(current, events),
    ...faults([season, foodSeason], [galaAt(at).season, FOOD[foodSeasonAt(fullCatalogue, at)]]),
  ]
}
