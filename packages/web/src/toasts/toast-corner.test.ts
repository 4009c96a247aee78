import { describe, expect, it } from 'vitest'
import { cornerAwayFrom } from './toast-corner.ts'

const page = { width: 1440, height: 900, rtl: false }
const at = (x: number, y: number) => ({ x, y, width: 40, height: 40 })

describe('the corner of the toasts', () => {
  it.each([
    ['a habit', at(60, 500), { side: 'end', edge: 'top' }],
    ['the search', at(200, 160), { side: 'end', edge: 'bottom' }],
    ['a reward', at(1300, 700), { side: 'start', edge: 'top' }],
    ['the purse', at(1300, 90), { side: 'start', edge: 'bottom' }],
  ] as const)('is across the window from %s', (_, used, corner) => expect(cornerAwayFrom(used, page)).toEqual(corner))

  it('is mirrored where lines go from right to left', () =>
    expect(cornerAwayFrom(at(60, 500), { ...page, rtl: true }).side).toBe('start'))
})
