import { describe, expect, it } from 'vitest'
import { thingsAt } from './thing.ts'

describe('the things of a list', () => {
  it('stand where their keys are, and are undrawn when they have no art', () =>
    expect(thingsAt('food', 'meals', [{ key: 'Pie', art: {} }, { key: 'Bun' }])).toEqual([
      { kind: 'food', key: 'Pie', at: ['meals', 0, 'key'], undrawn: false },
      { kind: 'food', key: 'Bun', at: ['meals', 1, 'key'], undrawn: true },
    ]))
})
