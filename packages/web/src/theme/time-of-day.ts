import type { TimeOfDay } from '../art/index.ts'

/** Hours at which the panorama changes. */
const HOURS = { noon: 11, night: 21, morning: 5 } as const

/** The panorama behind the header: morning or noon in the light theme, dusk or night in the dark one. `hour` is local. */
export const timeOfDay = (theme: 'light' | 'dark', hour: number): TimeOfDay => {
  if (theme === 'light') return hour >= HOURS.noon ? 'noon' : 'morning'
  return hour >= HOURS.night || hour < HOURS.morning ? 'night' : 'dusk'
}
