import type { GearSlot } from '@daykeep/rules/model'
import { describe, expect, it } from 'vitest'
import type { PieceModel, PieceOrigin } from './piece.ts'
import { DEFAULT_SORTING, toRacks } from './to-racks.ts'

const piece = (name: string, slot: GearSlot, origin: PieceOrigin, str: number, worn = false): PieceModel => ({
  key: name,
  name,
  notes: '',
  slot,
  acquired: str,
  origin,
  picture: { kind: 'gear', slot, art: {}, facts: {} },
  worn,
  twoHanded: false,
  bonuses: [{ attribute: 'str', own: str, class: str / 2 }],
})
const pieces = [
  piece('Cap', 'head', 'wizard', 1),
  piece('Sword', 'weapon', 'warrior', 3),
  piece('Axe', 'weapon', 'warrior', 6),
  piece('Wand', 'weapon', 'wizard', 0, true),
]
const racks = (changes: Partial<typeof DEFAULT_SORTING>) =>
  toRacks(pieces, { ...DEFAULT_SORTING, ...changes }).map(({ group, pieces: own }) => [
    group,
    own.map(({ name }) => name),
  ])

describe('toRacks', () => {
  it('groups by slot, worn pieces first, then by name', () => {
    expect(racks({})).toEqual([
      ['weapon', ['Wand', 'Axe', 'Sword']],
      ['head', ['Cap']],
    ])
  })

  it('groups by class, in the order of the shops', () => {
    expect(racks({ by: 'origin' })).toEqual([
      ['wizard', ['Wand', 'Cap']],
      ['warrior', ['Axe', 'Sword']],
    ])
  })

  it('sorts by bonus, with the class bonus', () => {
    expect(racks({ order: 'str' })[0]).toEqual(['weapon', ['Wand', 'Axe', 'Sword']])
    expect(racks({ order: 'int' })[0]).toEqual(['weapon', ['Wand', 'Axe', 'Sword']])
  })

  it('leaves out racks without a match', () => {
    expect(racks({ search: ' sWo' })).toEqual([['weapon', ['Sword']]])
    expect(racks({ search: 'anvil' })).toEqual([])
  })

  it('has what came last first, after what is worn', () => {
    expect(racks({ order: 'newest', slot: 'weapon' })).toEqual([['weapon', ['Wand', 'Axe', 'Sword']]])
  })
})
