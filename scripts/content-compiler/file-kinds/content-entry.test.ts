import { describe, expect, it } from 'vitest'
import { entriesAt } from './content-entry.ts'

describe('the things of a list', () => {
  it('stand where their keys are, and are undrawn when they have no art', () =>
    expect(entriesAt('food', 'meals', [{ key: 'Pie', art: {} }, { key: 'Bun' }])).toEqual([
      { kind: 'food', key: 'Pie', at: ['meals', 0, 'key'], missingArt: false },
      { kind: 'food', key: 'Bun', at: ['meals', 1, 'key'], missingArt: true },
    ]))
})
