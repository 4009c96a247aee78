import type { TimeOfDay } from '../../art/index.ts'

/** Hours of the clock at which another land is shown. */
const HOURS = { noon: 11, night: 21, morning: 5 } as const

/** What is shown behind the header: light is morning or noon, dark is dusk or night. `hour`: of the player's clock. */
export const timeOfDay = (theme: 'light' | 'dark', hour: number): TimeOfDay => {
  if (theme === 'light') return hour >= HOURS.noon ? 'noon' : 'morning'
  return hour >= HOURS.night || hour < HOURS.morning ? 'night' : 'dusk'
}
