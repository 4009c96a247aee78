import type { Palette } from './art-field.ts'

export const SEASONS = ['spring', 'summer', 'fall', 'winter'] as const
export type Season = (typeof SEASONS)[number]
export type TimeOfDay = 'day' | 'night'

/** One land behind the header. */
export type PanoramaArt = {
  readonly mood: string
  /** From back to front. */
  readonly far: ReadonlyArray<string>
  /** Roles of the keep and the mill: stone stays stone in every season. */
  readonly buildings: Palette
  readonly particles: string
  readonly seed: number
}
