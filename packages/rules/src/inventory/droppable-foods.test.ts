import { describe, expect, it } from 'vitest'
import { aCatalogue } from '../../test-kit/index.ts'
import { droppableFoods } from './droppable-foods.ts'

const catalogue = aCatalogue({
  events: [
    { key: 'promotion', from: '03-14T00:00Z', until: '03-20T00:00Z' },
    { key: 'piDay', from: '03-14T00:00Z', until: '03-16T00:00Z', foodSeason: 'pie' },
  ],
})

const foodsAt = (at: string) => droppableFoods(catalogue, Date.parse(at)).map(({ key }) => key)

describe('droppableFoods', () => {
  it('are the basic foods, never a saddle', () => expect(foodsAt('2026-06-10T12:00Z')).toEqual(['Meat', 'Strawberry']))

  it('are the foods of the season while its event runs', () =>
    expect(foodsAt('2026-03-15T12:00Z')).toEqual(['Pie_Base']))

  it('are the basic ones in an event without its own food', () =>
    expect(foodsAt('2026-03-18T12:00Z')).toEqual(['Meat', 'Strawberry']))
})
