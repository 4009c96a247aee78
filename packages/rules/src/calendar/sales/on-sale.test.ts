import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCalendar, aCatalogue, aGear, aPotion, aQuest } from '../../../test-kit/index.ts'
import type { Background, Calendar, Catalogue, SaleKind } from '../../catalogue/index.ts'
import { DAY, type Instant } from '../../kernel/index.ts'
import { asKey } from '../../model/index.ts'
import { galaSets } from './gala-sets.ts'
import { isOnSale, onSale } from './on-sale.ts'
import { saleEnd } from './sale-end.ts'

const at = (text: string): Instant => Date.parse(`${text}Z`)

describe('onSale', () => {
  it.each([
    ['the month before until the switch hour of its day', '2026-02-14T07:59:59.999', ['owl']],
    ['the new month from then on', '2026-02-14T08:00:00.000', ['rat']],
    ['December until the middle of January', '2027-01-14T07:59:59.999', ['fox']],
  ])('has the pet quests of %s', (_, now, keys) => expect(onSale(catalogue, 'petQuests', at(now))).toEqual(keys))

  it('has potions strictly after their release, quests from it on', () => {
    expect(onSale(catalogue, 'premiumHatchingPotions', at('2026-01-21T08:00:00.000'))).toEqual(['Glow'])
    expect(onSale(catalogue, 'premiumHatchingPotions', at('2026-01-21T08:00:00.001'))).toEqual(['Glow', 'Frost'])
    expect(onSale(catalogue, 'hatchingPotionQuests', at('2026-02-14T07:59:59.999'))).toEqual(['jade'])
    expect(onSale(catalogue, 'hatchingPotionQuests', at('2026-02-14T08:00:00.000'))).toEqual(['opal'])
  })

  it('has a card only while its event runs', () => {
    expect(onSale(catalogue, 'cards', at('2026-02-10T09:00:00.000'))).toEqual([])
    expect(onSale(catalogue, 'cards', at('2026-02-10T09:00:00.001'))).toEqual(['valentine'])
  })

  it('has what events bring beside what the month has', () =>
    expect(onSale(catalogue, 'bundles', at('2026-02-15T12:00:00'))).toEqual(['friends', 'lovers']))

  it('has the looks of all year and those of the gala', () => {
    expect(onSale(catalogue, 'customizations', at('2026-02-15T12:00:00'))).toEqual(['plain', 'snowy'])
    expect(onSale(catalogue, 'customizations', at('2026-03-15T12:00:00'))).toEqual(['plain'])
  })

  it('has all sets of the season up to this year, whoever may wear them', () => {
    expect(onSale(aCatalogue(), 'seasonalGear', at('2026-07-01T12:00:00'))).toEqual([])
    expect(onSale(catalogue, 'seasonalGear', at('2025-07-01T12:00:00'))).toEqual(['gull'])
    expect(onSale(catalogue, 'seasonalGear', at('2026-07-01T12:00:00'))).toEqual(['gull', 'shell'])
    expect(onSale(catalogue, 'seasonalGear', at('2026-09-01T08:00:00'))).toEqual([])
  })

  it('has the mystery sets of this month and of half a year ago, and those out of time', () => {
    expect(onSale(catalogue, 'timeTravelers', at('2026-05-31T12:00:00'))).toEqual(['301404'])
    expect(onSale(catalogue, 'timeTravelers', at('2026-06-10T12:00:00'))).toEqual(['202506', '202512', '301404'])
    expect(onSale(catalogue, 'timeTravelers', at('2025-12-10T12:00:00'))).toEqual(['202506', '301404'])
  })

  it.each([
    ['2026-01-06T12:00:00', ['backgrounds062023', 'backgrounds122024']],
    ['2026-06-10T12:00:00', ['backgrounds122022', 'backgrounds062024']],
    ['2024-06-07T07:59:59', []],
    ['2024-06-07T08:00:00', ['backgrounds122022', 'backgrounds062024']],
    ['2024-12-10T12:00:00', ['backgrounds062023', 'backgrounds122024']],
  ])('has at %s old scenes by turns and new ones every year: %o', (now, sets) =>
    expect(onSale(catalogue, 'backgrounds', at(now))).toEqual(sets),
  )
})

describe('galaSets', () => {
  it('are made of pieces of a gala alone: a set of a month or of the armoire is none', () =>
    expect(galaSets(catalogue).map(({ key, year }) => [key, year])).toEqual([
      ['gull', 2025],
      ['shell', 2026],
    ]))

  it('gathers all pieces of a class under the key of their set', () => {
    const both = aCatalogue({ gear: byKey([gala(2026, 'shell'), { ...gala(2026, 'shell'), key: asKey('head') }]) })
    expect(galaSets(both).map(({ pieces: ofSet }) => ofSet.length)).toEqual([2])
  })
})

describe('saleEnd', () => {
  it.each<[string, SaleKind, string, string, string]>([
    ['the day of the next month', 'petQuests', 'rat', '2026-02-20T12:00:00', '2026-03-14T08:00:00'],
    ['the end of the gala', 'customizations', 'plain', '2026-12-20T12:00:00', '2027-03-01T08:00:00'],
    ['the day on which its event ends', 'bundles', 'lovers', '2026-02-15T12:00:00', '2026-02-17T08:00:00'],
    ['the month', 'timeTravelers', '202512', '2026-06-10T12:00:00', '2026-07-01T08:00:00'],
  ])('is %s', (_, kind, key, now, end) => expect(saleEnd(catalogue, kind, key, at(now))).toBe(at(end)))

  it('is not told of what has no month, and of what is not on sale', () => {
    expect(saleEnd(catalogue, 'timeTravelers', '301404', at('2026-06-10T12:00:00'))).toBeUndefined()
    expect(saleEnd(catalogue, 'petQuests', 'owl', at('2026-06-10T12:00:00'))).toBeUndefined()
  })

  it('never lies more than a day in the past', () =>
    fc.assert(
      fc.property(fc.integer({ min: at('2025-01-01T00:00:00'), max: at('2028-01-01T00:00:00') }), (now) =>
        KINDS.every((kind) =>
          onSale(catalogue, kind, now).every((key) => (saleEnd(catalogue, kind, key, now) ?? now) > now - DAY),
        ),
      ),
      { examples: [[at('2026-02-14T08:00:00')], [at('2026-02-28T23:59:59')], [at('2026-12-31T23:59:59')]] },
    ))

  it('always has passed when the thing is off sale', () => {
    const end = saleEnd(catalogue, 'petQuests', 'rat', at('2026-02-20T12:00:00')) ?? 0
    expect(isOnSale(catalogue, 'petQuests', 'rat', end - 1)).toBe(true)
    expect(isOnSale(catalogue, 'petQuests', 'rat', end)).toBe(false)
  })
})

const KINDS: ReadonlyArray<SaleKind> = [
  'petQuests',
  'bundles',
  'customizations',
  'timeTravelers',
  'backgrounds',
  'cards',
]

const months: Calendar['months'] = Array.from({ length: 12 }, (_, month) => ({
  petQuests: [['owl', 'rat'][month] ?? 'fox'],
  hatchingPotionQuests: [month === 1 ? 'opal' : 'jade'],
  bundles: ['friends'],
  premiumHatchingPotions: ['Glow', 'Frost'],
}))

const scene = (set: string): Background => ({ key: asKey(`of-${set}`), set, price: 7, currency: 'gems', art: {} })

const scenes = ['backgrounds122022', 'backgrounds062023', 'backgrounds062024', 'backgrounds122024', 'incentives'].map(
  scene,
)

const gala = (year: number, set: string) =>
  aGear(`armor_special_${set}`, { set, season: 'summer', year, specialClass: 'rogue' })

const mystery = (set: string) => aGear(`head_mystery_${set}`, { mystery: set, set: `mystery-${set}` })

const pieces = [gala(2026, 'shell'), gala(2025, 'gull'), ...['301404', '202512', '202506', '202606'].map(mystery)]

const byKey = <A extends { readonly key: string }>(things: ReadonlyArray<A>): Readonly<Record<string, A>> =>
  Object.fromEntries(things.map((thing) => [thing.key, thing]))

const catalogue: Catalogue = aCatalogue({
  gear: byKey(pieces),
  hatchingPotions: byKey([
    aPotion('Glow', 'premium'),
    { ...aPotion('Frost', 'premium'), released: '2026-01-21T08:00:00.000Z' },
  ]),
  quests: byKey([aQuest('opal', { released: '2026-02-14T08:00:00.000Z' })]),
  backgrounds: byKey(scenes),
  events: [
    {
      key: 'valentines',
      from: '02-10T04:00-05:00',
      until: '02-17T03:59-05:00',
      sells: { cards: ['valentine'], bundles: ['lovers'] },
    },
  ],
  calendar: aCalendar({
    months,
    galas: {
      ...aCalendar().galas,
      winter: { seasonalSpells: [], seasonalQuests: [], customizations: ['snowy'] },
    },
    lastingCustomizations: ['plain'],
  }),
})
