import * as fc from 'fast-check'
import type { User } from '@daykeep/rules/model'
import { movePin, pinnedColumn } from '@daykeep/rules/shops'
import { aUser, answerOf, NOON } from '@daykeep/rules/test-kit'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { describe, expect, it } from 'vitest'
import { movesTo, swapped } from './moves-to.ts'

const catalogue = loadCatalogue()

const columnOf = (user: User): ReadonlyArray<string> => pinnedColumn(catalogue, user, NOON).map(({ path }) => path)

const after = (path: string, wanted: ReadonlyArray<string>, user: User): User =>
  movesTo(catalogue, NOON)(
    path,
    wanted,
  )(user).reduce((moved, move) => answerOf(movePin({ catalogue, now: NOON })(move)(moved)).state, user)

describe('swapped', () => {
  it('puts an entry one place earlier or later, and leaves the ends where they are', () => {
    expect(swapped(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c'])
    expect(swapped(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b'])
    expect(swapped(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c'])
    expect(swapped(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c'])
  })
})

describe('movesTo', () => {
  it('needs one move in a column that was never ordered', () => {
    const user = aUser()
    const wanted = swapped(columnOf(user), 'armoire', -1)
    expect(movesTo(catalogue, NOON)('armoire', wanted)(user)).toHaveLength(1)
    expect(columnOf(after('armoire', wanted, user))).toEqual(wanted)
  })

  it('needs none where nothing is to change', () => {
    expect(movesTo(catalogue, NOON)('armoire', columnOf(aUser()))(aUser())).toEqual([])
  })

  it('always brings neighbours to change places, whatever order the player left behind', () => {
    const { length } = columnOf(aUser())
    const place = fc.integer({ min: 0, max: length - 1 })
    const leftBehind = fc.shuffledSubarray([...columnOf(aUser()), ...Array.from({ length }, (_, at) => `gone-${at}`)])
    const law = fc.property(leftBehind, place, fc.constantFrom<-1 | 1>(-1, 1), (pinnedItemsOrder, at, step) => {
      const user = aUser({ pinnedItemsOrder })
      const column = columnOf(user)
      const path = column[at] ?? ''
      const wanted = swapped(column, path, step)
      expect(columnOf(after(path, wanted, user))).toEqual(wanted)
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
})
