import { toHex, toOkLab } from './oklab.ts'

/** The outline colour, derived from the shade so that all palettes are outlined alike. */
export const inkOf = (shade: string): string => {
  const { L, a, b } = toOkLab(shade)
  return toHex({ L: Math.min(0.27, L * 0.5 + 0.06), a: a * 0.55, b: b * 0.55 })
}

/** Darkens by an amount of OKLab lightness. */
export const darker = (hex: string, distance: number): string => {
  const { L, a, b } = toOkLab(hex)
  return toHex({ L: Math.max(0, L - distance), a, b })
}

/** Lightens by an amount of OKLab lightness, below pure white. */
export const lighter = (hex: string, distance: number): string => {
  const { L, a, b } = toOkLab(hex)
  return toHex({ L: Math.min(0.99, L + distance), a, b })
}

/** Mixes two colours in OKLab; 0 is the first, 1 the second. */
export const mixed = (from: string, to: string, share: number): string => {
  const x = toOkLab(from)
  const y = toOkLab(to)
  return toHex({ L: x.L + (y.L - x.L) * share, a: x.a + (y.a - x.a) * share, b: x.b + (y.b - x.b) * share })
}

/** Whether a colour needs light lines on it; measured by OKLab lightness. */
export const isDark = (hex: string): boolean => toOkLab(hex).L < 0.4
