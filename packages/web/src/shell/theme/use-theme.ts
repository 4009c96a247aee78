import { useSyncExternalStore } from 'react'
import { chosenTheme, drawnTheme, onThemeChanged, type Theme } from './theme.ts'

export const useChosenTheme = (): Theme => useSyncExternalStore(onThemeChanged, chosenTheme)

/** Day is light, night is dark: the panoramas follow. */
export const useTimeOfDay = (): 'day' | 'night' =>
  useSyncExternalStore(onThemeChanged, () => (drawnTheme() === 'dark' ? 'night' : 'day'))
