import { describe, expect, it } from 'vitest'
import { galaAt, onSale, runningEvents } from '../../src/calendar/index.ts'
import { type SaleKind } from '../../src/catalogue/index.ts'
import { foodSeasonAt } from '../../src/inventory/index.ts'
import { DAY, HOUR, type Instant } from '../../src/kernel/index.ts'
import { goldenRows } from '../../test-kit/index.ts'
import { fullCatalogue } from '../support/full-catalogue.ts'

const rows = goldenRows(new URL('./calendar.golden.csv', import.meta.url))

describe('the golden calendar', () => {
  it('shows each day of two years', () => {
    const days = rows.map(([date = '']) => Date.parse(date) / DAY)
    expect(days).toEqual(days.map((_, index) => Date.parse('2026-01-01') / DAY + index))
    expect(days).toHaveLength(730)
  })

  it('agrees with what is on sale at noon of every day', () => {
    const wrong = rows.flatMap((row) => {
      const [date = ''] = row
      const events = rowAt(date, Date.parse(date) + 12 * HOUR)
      return events.join() === row.join() ? [] : [`${row.join()}\n${events.join()}`]
    })
    expect(wrong.slice(0, 3), `${wrong.length} days differ`).toEqual([])
  })
})

const rowAt = (date: string, at: Instant): ReadonlyArray<string> => {
  const keys = (kind: SaleKind): ReadonlyArray<string> => onSale(fullCatalogue, kind, at)
  const { season, year } = galaAt(at)
  const lasting = fullCatalogue.calendar.lastingCustomizations
  return [
    date,
    `${season}${year}`,
    String(keys('seasonalGear').length),
    runningEvents(fullCatalogue, at)
      .map(({ key }) => key)
      .join(' '),
    foodSeasonAt(fullCatalogue, at),
    keys('seasonalSpells').join(' '),
    keys('seasonalQuests').join(' '),
    keys('customizations')
      .filter((key) => !lasting.includes(key))
      .join(' '),
    keys('petQuests').join(' '),
    keys('hatchingPotionQuests').join(' '),
    keys('bundles').join(' '),
    keys('premiumHatchingPotions').join(' '),
    keys('cards').join(' '),
    short(keys('timeTravelers').slice(0, -OUT_OF_TIME)),
    keys('backgrounds').map(monthOf).toSorted(byYearAndMonth).join(' '),
  ]
}

const OUT_OF_TIME = 4

const short = (keys: ReadonlyArray<string>): string => `${keys.length}: ${keys[0]} to ${keys.at(-1)}`

const monthOf = (set: string): string => set.slice('backgrounds'.length)

const byYearAndMonth = (one: string, other: string): number => sortable(one) - sortable(other)

const sortable = (month: string): number => Number(month.slice(2) + month.slice(0, 2))
