import { useSyncExternalStore } from 'react'
import type { Season, TimeOfDay } from '../art/index.ts'
import { seasonOf } from './season-of.ts'
import { chosenTheme, effectiveTheme, onThemeChanged, type Theme } from './theme.ts'
import { timeOfDay } from './time-of-day.ts'

export const useChosenTheme = (): Theme => useSyncExternalStore(onThemeChanged, chosenTheme)

/** The time of day of the panoramas: the theme decides between day and night, the clock within them. */
export const useTimeOfDay = (): TimeOfDay =>
  useSyncExternalStore(onThemeChanged, () => timeOfDay(effectiveTheme(), new Date().getHours()))

/** The hour of the player's clock. */
export const useHour = (): number => useSyncExternalStore(onThemeChanged, () => new Date().getHours())

/** The season on public pages, by the calendar. */
export const useSeason = (): Season => useSyncExternalStore(onThemeChanged, () => seasonOf(new Date().getMonth()))

/** Whether the dark theme is drawn. */
export const useIsDark = (): boolean => useSyncExternalStore(onThemeChanged, () => effectiveTheme() === 'dark')
