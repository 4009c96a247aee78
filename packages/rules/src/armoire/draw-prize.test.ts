import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aFood, aGear } from '../../test-kit/index.ts'
import { drawPrize, type PrizePool } from './draw-prize.ts'

const full: PrizePool = {
  gear: [aGear('weapon_armoire_ladle'), aGear('head_armoire_lantern')],
  foods: [aFood('Meat', 'basic'), aFood('Milk', 'basic')],
  opened: true,
}
const empty: PrizePool = { ...full, gear: [] }

describe('drawPrize (rules 9.1)', () => {
  it.each([
    ['with gear left', full, 0, 'gear'],
    ['with gear left', full, 0.599999, 'gear'],
    ['with gear left', full, 0.6, 'food'],
    ['with gear left', full, 0.799999, 'food'],
    ['with gear left', full, 0.8, 'experience'],
    ['with gear left', full, 0.999999, 'experience'],
    ['without gear', empty, 0, 'food'],
    ['without gear', empty, 0.499999, 'food'],
    ['without gear', empty, 0.5, 'experience'],
  ] as const)('$0, draws at a roll of $2: $3', (_, pool, roll, type) => {
    expect(drawPrize({ 'armoire.roll': roll }, pool).type).toBe(type)
  })

  it('keeps the chances of gear while a single piece is left', () => {
    const last = { ...full, gear: full.gear.slice(0, 1) }
    expect(drawPrize({ 'armoire.roll': 0.599999 }, last).type).toBe('gear')
    expect(drawPrize({ 'armoire.roll': 0.799999 }, last).type).toBe('food')
  })

  it('always gives gear the first time', () => {
    expect(drawPrize({ 'armoire.roll': 0.99 }, { ...full, opened: false }).type).toBe('gear')
  })

  it('can give no gear the first time when none is left', () => {
    expect(drawPrize({ 'armoire.roll': 0.99 }, { ...empty, opened: false }).type).toBe('experience')
  })

  it('picks the piece by its own throw and says whether it is the last', () => {
    const throws = { 'armoire.roll': 0, 'armoire.gear': 0.5 }
    expect(drawPrize(throws, full)).toEqual({ type: 'gear', piece: full.gear[1], emptied: false })
    expect(drawPrize(throws, { ...full, gear: full.gear.slice(0, 1) })).toMatchObject({ emptied: true })
  })

  it('picks the food by its own throw', () => {
    const prize = drawPrize({ 'armoire.roll': 0.7, 'armoire.food': 0.49 }, full)
    expect(prize).toEqual({ type: 'food', food: full.foods[0] })
  })

  it('gives experience in place of food when there is none', () => {
    expect(drawPrize({ 'armoire.roll': 0.7 }, { ...full, foods: [] }).type).toBe('experience')
  })

  it('always gives 10 to 49 experience when it gives experience', () => {
    const law = fc.property(fc.double({ min: 0, max: 0.999999, noNaN: true }), (roll) => {
      const prize = drawPrize({ 'armoire.roll': 0.9, 'armoire.experience': roll }, full)
      return prize.type === 'experience' && Number.isInteger(prize.value) && prize.value >= 10 && prize.value <= 49
    })
    fc.assert(law, { examples: [[0], [0.999999]] })
  })
})
