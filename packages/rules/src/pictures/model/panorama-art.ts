import type { Palette } from './palette.ts'

export const SEASONS = ['spring', 'summer', 'fall', 'winter'] as const
export type Season = (typeof SEASONS)[number]

/** Two for the light theme, two for the dark one. */
export const TIMES = ['morning', 'noon', 'dusk', 'night'] as const
export type TimeOfDay = (typeof TIMES)[number]

/** The panorama behind the header at one time of one season. */
export type PanoramaArt = {
  readonly mood: string
  /** From back to front. */
  readonly far: ReadonlyArray<string>
  /** The plants in front of the keep. */
  readonly standing: string
  /** The colours of the keep and the mill, the same in every season. */
  readonly buildings: Palette
  readonly particles: string
  readonly seed: number
}
