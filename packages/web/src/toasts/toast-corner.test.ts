import { describe, expect, it } from 'vitest'
import { cornerAwayFrom } from './toast-corner.ts'

const page = { width: 1440, height: 900, bar: 0, rtl: false }
const phone = { width: 390, height: 844, bar: 58, rtl: false }
const at = (x: number, y: number, height = 40) => ({ x, y, width: 40, height })

describe('the corner of the toasts', () => {
  it.each([
    ['a habit', at(60, 800), { side: 'end', edge: 'top' }],
    ['the search', at(200, 160), { side: 'end', edge: 'bottom' }],
    ['a reward', at(1300, 800), { side: 'start', edge: 'top' }],
    ['the purse', at(1300, 90), { side: 'start', edge: 'bottom' }],
  ] as const)('is across the window from %s', (_, used, corner) => expect(cornerAwayFrom(used, page)).toEqual(corner))

  it.each([
    ['the second card, and leaves the hints at the top alone', at(30, 500), 'bottom'],
    ['the last card in sight', at(30, 700), 'top'],
    ['a tall picture in the middle', at(30, 100, 600), 'bottom'],
    ['a tall text field', at(30, 300, 500), 'top'],
    ['a whole page', at(0, 130, 1000), 'bottom'],
    ['the bar at the bottom, above which they stand', at(30, 790), 'bottom'],
  ] as const)('is on phones away from %s', (_, used, edge) => expect(cornerAwayFrom(used, phone).edge).toBe(edge))

  it('is mirrored where lines go from right to left', () =>
    expect(cornerAwayFrom(at(60, 500), { ...page, rtl: true }).side).toBe('start'))
})
