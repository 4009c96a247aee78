import { useSyncExternalStore } from 'react'
import type { TimeOfDay } from '../../art/index.ts'
import { chosenTheme, drawnTheme, onThemeChanged, type Theme } from './theme.ts'
import { timeOfDay } from './time-of-day.ts'

export const useChosenTheme = (): Theme => useSyncExternalStore(onThemeChanged, chosenTheme)

/** Day is light, night is dark: the panoramas follow, and the clock tells morning from noon and dusk from night. */
export const useTimeOfDay = (): TimeOfDay =>
  useSyncExternalStore(onThemeChanged, () => timeOfDay(drawnTheme(), new Date().getHours()))
