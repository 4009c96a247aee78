import { describe, expect, it } from 'vitest'
import { cellAfterRemoval, nextCell } from './grid-navigation.ts'

const counts = [3, 0, 2, 5]
const at = (column: number, card: number) => ({ column, card })

describe('walk', () => {
  it.each([
    ['ArrowDown', at(0, 0), at(0, 1)],
    ['ArrowDown', at(0, 2), at(0, 2)],
    ['ArrowUp', at(0, 0), at(0, 0)],
    ['ArrowUp', at(3, 4), at(3, 3)],
    ['Home', at(3, 4), at(3, 0)],
    ['End', at(3, 0), at(3, 4)],
    ['ArrowRight', at(0, 2), at(2, 1)],
    ['ArrowLeft', at(2, 1), at(0, 1)],
    ['ArrowRight', at(3, 1), at(3, 1)],
    ['q', at(3, 1), at(3, 1)],
  ])('%s leads from %j to %j', (key, from, to) => expect(nextCell(from, key, counts)).toEqual(to))
})

describe('nextAfterLeaving', () => {
  it('stays at the place, where the next card now stands', () =>
    expect(cellAfterRemoval(at(0, 1), counts)).toEqual(at(0, 1)))
  it('goes up when the last card has left', () => expect(cellAfterRemoval(at(0, 3), counts)).toEqual(at(0, 2)))
  it('goes nowhere in an empty column', () => expect(cellAfterRemoval(at(1, 0), counts)).toBeUndefined())
})
