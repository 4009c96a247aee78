import type { GearSlot } from '@daykeep/rules/model'
import { describe, expect, it } from 'vitest'
import type { PieceModel, PieceOrigin } from './piece.ts'
import { FIRST_SORTING, sortedPieces } from './sorted-pieces.ts'

const piece = (name: string, slot: GearSlot, origin: PieceOrigin, str: number, worn = false): PieceModel => ({
  key: name,
  name,
  notes: '',
  slot,
  origin,
  thing: { kind: 'gear', slot, art: {}, facts: {} },
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
const racks = (changes: Partial<typeof FIRST_SORTING>) =>
  sortedPieces(pieces, { ...FIRST_SORTING, ...changes }).map(({ group, pieces: own }) => [
    group,
    own.map(({ name }) => name),
  ])

describe('sortedPieces', () => {
  it('groups by slot, what is worn first, then by name', () => {
    expect(racks({})).toEqual([
      ['weapon', ['Wand', 'Axe', 'Sword']],
      ['head', ['Cap']],
    ])
  })

  it('groups by class', () => {
    expect(racks({ by: 'origin' })).toEqual([
      ['warrior', ['Axe', 'Sword']],
      ['wizard', ['Wand', 'Cap']],
    ])
  })

  it('sorts by what a piece gives, the class bonus counted', () => {
    expect(racks({ order: 'str' })[0]).toEqual(['weapon', ['Wand', 'Axe', 'Sword']])
    expect(racks({ order: 'int' })[0]).toEqual(['weapon', ['Wand', 'Axe', 'Sword']])
  })

  it('leaves out racks without anything that is looked for', () => {
    expect(racks({ search: ' sWo' })).toEqual([['weapon', ['Sword']]])
    expect(racks({ search: 'anvil' })).toEqual([])
  })
})
