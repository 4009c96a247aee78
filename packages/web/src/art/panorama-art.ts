import type { Palette } from './art-field.ts'

export const SEASONS = ['spring', 'summer', 'fall', 'winter'] as const
export type Season = (typeof SEASONS)[number]

/** Two for the light theme, two for the dark one. */
export const TIMES = ['morning', 'noon', 'dusk', 'night'] as const
export type TimeOfDay = (typeof TIMES)[number]

/** One land behind the header. */
export type PanoramaArt = {
  readonly mood: string
  /** From back to front. */
  readonly far: ReadonlyArray<string>
  /** What grows before the keep. */
  readonly standing: string
  /** Roles of the keep and the mill: stone stays stone in every season. */
  readonly buildings: Palette
  readonly particles: string
  readonly seed: number
}
