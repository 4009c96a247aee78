import { describe, expect, it } from 'vitest'
import { aCatalogue } from '../../../test-kit/index.ts'
import type { YearlyEvent } from '../../catalogue/index.ts'
import { gemsPromoAt, isGiftOneGetOne, promosAt } from './promos.ts'
import { currentEvent, worldEvents } from './running-events.ts'

const EVENTS: ReadonlyArray<YearlyEvent> = [
  { key: 'nye', from: '12-28T04:00-05:00', until: '01-04T03:59-05:00', season: 'nye', npcImageSuffix: '_nye' },
  { key: 'sale', name: 'gem_sale', from: '08-27T04:00-04:00', until: '09-03T23:59-04:00', gemsPromo: { '4gems': 5 } },
  { key: 'gifts', from: '12-16T04:00-05:00', until: '01-09T23:59-05:00', promo: 'g1g1', sells: { cards: ['nye'] } },
]
const catalogue = aCatalogue({ events: EVENTS })

describe('worldEvents', () => {
  it('tells all that goes on, with its ends in the years they fall in, and the gala last', () =>
    expect(worldEvents(catalogue, Date.parse('2027-01-02T12:00:00Z'))).toEqual([
      {
        key: 'nye',
        event: 'nye',
        season: 'nye',
        npcImageSuffix: '_nye',
        start: '2026-12-28T09:00:00.000Z',
        end: '2027-01-04T08:59:00.000Z',
      },
      {
        key: 'gifts',
        event: 'gifts',
        promo: 'g1g1',
        start: '2026-12-16T09:00:00.000Z',
        end: '2027-01-10T04:59:00.000Z',
      },
      {
        key: 'winter',
        event: 'winter',
        season: 'winter',
        npcImageSuffix: '_winter',
        gear: true,
        start: '2026-12-01T08:00:00.000Z',
        end: '2027-03-01T08:00:00.000Z',
      },
    ]))
})

describe('currentEvent', () => {
  it('is the first that goes on, by the name that clients know', () =>
    expect(currentEvent(catalogue, Date.parse('2026-09-02T12:00:00Z'))).toMatchObject({
      key: 'sale',
      event: 'gem_sale',
    }))

  it('is the gala when nothing else goes on', () =>
    expect(currentEvent(catalogue, Date.parse('2026-10-02T12:00:00Z'))).toMatchObject({ key: 'fall', gear: true }))
})

describe('promos', () => {
  it.each([
    ['2026-08-27T08:00:00.000Z', undefined, false],
    ['2026-08-27T08:00:00.001Z', { '4gems': 5 }, false],
    ['2026-12-20T00:00:00.000Z', undefined, true],
    ['2027-01-10T04:59:00.000Z', undefined, false],
  ])('at %s fill packs with %o; a gift comes back: %s', (now, packs, gift) => {
    expect(gemsPromoAt(catalogue, Date.parse(now))).toEqual(packs)
    expect(isGiftOneGetOne(catalogue, Date.parse(now))).toBe(gift)
  })

  it.each([
    ['2026-09-02T12:00:00Z', { gems: '2026-09-04T03:59:00Z' }],
    ['2027-01-02T12:00:00Z', { gift: '2027-01-10T04:59:00Z' }],
    ['2026-10-02T12:00:00Z', {}],
  ])('at %s end at %o', (now, ends) =>
    expect(promosAt(catalogue, Date.parse(now))).toEqual(
      Object.fromEntries(Object.entries(ends).map(([promo, end]) => [promo, Date.parse(end)])),
    ),
  )
})
