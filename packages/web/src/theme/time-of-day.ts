import type { TimeOfDay } from '../art/index.ts'

/** Hours at which the panorama changes. */
const HOURS = { noon: 11, night: 21, morning: 5 } as const

/** Whether the player's clock says that it is night, whatever the theme. `hour` is local. */
export const isNight = (hour: number): boolean => hour >= HOURS.night || hour < HOURS.morning

/** The panorama behind the header: morning or noon in the light theme, dusk or night in the dark one. `hour` is local. */
export const timeOfDay = (theme: 'light' | 'dark', hour: number): TimeOfDay => {
  if (theme === 'light') return hour >= HOURS.noon ? 'noon' : 'morning'
  return isNight(hour) ? 'night' : 'dusk'
}
