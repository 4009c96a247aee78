import * as fc from 'fast-check'
import type { User } from '@daykeep/rules/model'
import { movePin, pinnedColumn } from '@daykeep/rules/shops'
import { aUser, outcomeOf, NOON } from '@daykeep/rules/test-kit'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { describe, expect, it } from 'vitest'
import { pinMoves, swapNeighbours } from './pin-moves.ts'

const catalogue = loadCatalogue()

const columnOf = (user: User): ReadonlyArray<string> => pinnedColumn(catalogue, user, NOON).map(({ path }) => path)

const after = (path: string, expected: ReadonlyArray<string>, user: User): User =>
  pinMoves(catalogue, NOON)(
    path,
    expected,
  )(user).reduce((moved, move) => outcomeOf(movePin({ catalogue, now: NOON })(move)(moved)).state, user)

describe('swapNeighbours', () => {
  it('moves an entry one position, but not past the ends', () => {
    expect(swapNeighbours(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c'])
    expect(swapNeighbours(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b'])
    expect(swapNeighbours(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c'])
    expect(swapNeighbours(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c'])
  })
})

describe('pinMoves', () => {
  it('needs one move in a column without a stored order', () => {
    const user = aUser()
    const expected = swapNeighbours(columnOf(user), 'armoire', -1)
    expect(pinMoves(catalogue, NOON)('armoire', expected)(user)).toHaveLength(1)
    expect(columnOf(after('armoire', expected, user))).toEqual(expected)
  })

  it('needs no move for the present order', () => {
    expect(pinMoves(catalogue, NOON)('armoire', columnOf(aUser()))(aUser())).toEqual([])
  })

  it('always swaps neighbours, whatever the stored order', () => {
    const { length } = columnOf(aUser())
    const place = fc.integer({ min: 0, max: length - 1 })
    const leftBehind = fc.shuffledSubarray([...columnOf(aUser()), ...Array.from({ length }, (_, at) => `gone-${at}`)])
    const law = fc.property(leftBehind, place, fc.constantFrom<-1 | 1>(-1, 1), (pinnedItemsOrder, at, step) => {
      const user = aUser({ pinnedItemsOrder })
      const column = columnOf(user)
      const path = column[at] ?? ''
      const expected = swapNeighbours(column, path, step)
      expect(columnOf(after(path, expected, user))).toEqual(expected)
    })
    const gone = Array.from({ length: length - 3 }, (_, at) => `gone-${at}`)
    fc.assert(law, {
      numRuns: 60,
      examples: [
        [[], 0, 1],
        [[...gone, ...columnOf(aUser()).slice(-3)], 0, 1],
      ],
    })
  })

  it('brings the column to any order in which it is shown', () => {
    const law = fc.property(fc.shuffledSubarray([...columnOf(aUser())], { minLength: 4 }), (wanted) => {
      const shown = columnOf(after(wanted[0] ?? '', wanted, aUser())).filter((path) => wanted.includes(path))
      expect(shown).toEqual(wanted)
    })
    fc.assert(law, { numRuns: 50 })
  })
})
