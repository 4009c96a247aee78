import { loadArt } from '../../../test-kit/index.ts'
import { describe, expect, it } from 'vitest'
import { type OkLab, toOkLab } from '../colour/oklab.ts'

const library = loadArt()

/** Keeps a figure legible at 60 px. docs/look.md 4, Palettes. */
const APART = { shade: 0.12, light: 0.1, trim: 0.2, hue: 60 } as const

describe('the gear palettes', () => {
  it.each(Object.entries(library.palettes))('%s keeps base, shade, light and trim apart', (_, palette) => {
    const [base, shade, light, trim, accent] = palette.map(toOkLab) as [OkLab, OkLab, OkLab, OkLab, OkLab]
    expect(Math.abs(base.L - shade.L)).toBeGreaterThanOrEqual(APART.shade)
    expect(light.L - base.L).toBeGreaterThanOrEqual(APART.light)
    expect([trim, accent].some((mark) => standsOut(mark, base))).toBe(true)
  })
})

const standsOut = (mark: OkLab, base: OkLab): boolean =>
  Math.abs(mark.L - base.L) >= APART.trim || hueDistance(mark, base) >= APART.hue

const hueDistance = (one: OkLab, other: OkLab): number => {
  const hue = ({ a, b }: OkLab): number => (Math.atan2(b, a) * 180) / Math.PI
  const between = Math.abs(hue(one) - hue(other)) % 360
  return Math.min(between, 360 - between)
}
