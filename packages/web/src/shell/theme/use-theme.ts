import { useSyncExternalStore } from 'react'
import type { Season, TimeOfDay } from '../../art/index.ts'
import { seasonOf } from './season-of.ts'
import { chosenTheme, drawnTheme, onThemeChanged, type Theme } from './theme.ts'
import { timeOfDay } from './time-of-day.ts'

export const useChosenTheme = (): Theme => useSyncExternalStore(onThemeChanged, chosenTheme)

/** Day is light, night is dark: the panoramas follow, and the clock tells morning from noon and dusk from night. */
export const useTimeOfDay = (): TimeOfDay =>
  useSyncExternalStore(onThemeChanged, () => timeOfDay(drawnTheme(), new Date().getHours()))

/** The season at the door, where no player tells it. */
export const useSeason = (): Season => useSyncExternalStore(onThemeChanged, () => seasonOf(new Date().getMonth()))
