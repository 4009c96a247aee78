import { describe, expect, it, vi } from 'vitest'
import { moveItems, indexAfterKey } from './moves.ts'

describe('Alt and an arrow', () => {
  it.each([
    ['ArrowUp', 1, 0],
    ['ArrowDown', 1, 2],
    ['ArrowUp', 0, undefined],
    ['ArrowDown', 2, undefined],
    ['Enter', 1, undefined],
  ])('%s from place %d leads to %s', (key, index, to) => expect(indexAfterKey(key, { index, count: 3 })).toBe(to))
})

describe('the moves of a row', () => {
  const enabled = (index: number, count: number) =>
    moveItems({ index, count }, vi.fn()).map((move) => move.type === 'action' && move.disabled !== true)

  it('are off where they lead nowhere', () => {
    expect(enabled(0, 3)).toEqual([false, true, false, true])
    expect(enabled(1, 3)).toEqual([true, true, true, true])
    expect(enabled(2, 3)).toEqual([true, false, true, false])
    expect(enabled(0, 1)).toEqual([false, false, false, false])
  })

  it('lead up, down, to the top and to the bottom', () => {
    const onMove = vi.fn()
    for (const move of moveItems({ index: 2, count: 5 }, onMove)) if (move.type === 'action') move.onSelect()
    expect(onMove.mock.calls).toEqual([[1], [3], [0], [4]])
  })
})
