import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { toHex, toOkLab } from './oklab.ts'
import { darker, inkOf, isDark, lighter, mixed } from './shades.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('colours', () => {
  it('survive the way to OKLab and back', () => {
    fc.assert(
      fc.property(hex, (color) => toHex(toOkLab(color)) === color),
      { examples: [['#000000'], ['#ffffff'], ['#2f6f73']] },
    )
  })

  it('may be written with three digits', () => {
    expect(toOkLab('#1ac')).toEqual(toOkLab('#11aacc'))
  })

  it('get darker and lighter, but never darker than black nor quite white', () => {
    expect(toOkLab(darker('#2f6f73', 0.1)).L).toBeCloseTo(toOkLab('#2f6f73').L - 0.1, 2)
    expect(toOkLab(lighter('#2f6f73', 0.1)).L).toBeCloseTo(toOkLab('#2f6f73').L + 0.1, 2)
    expect(darker('#101010', 1)).toBe('#000000')
    expect(lighter('#fafafa', 1)).not.toBe('#ffffff')
  })

  it('mix by share', () => {
    expect(mixed('#d2443a', '#2f6f73', 0)).toBe('#d2443a')
    expect(mixed('#d2443a', '#2f6f73', 1)).toBe('#2f6f73')
  })

  it('are inked darkly enough to hold a shape, whatever they are', () => {
    fc.assert(fc.property(hex, (color) => toOkLab(inkOf(color)).L <= 0.33))
  })

  it('tell dark hair from light', () => {
    expect([isDark('#2b2a36'), isDark('#e9b954')]).toEqual([true, false])
  })

  it('have the contrast that the WCAG formula says, whichever comes first', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21)
    expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2)
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })
})
