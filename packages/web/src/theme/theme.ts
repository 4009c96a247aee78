import { createStore, readStored, writeStored } from '../store/index.ts'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

/** Read before the first paint by `start.js` too. */
const KEY = 'daykeep.theme'

const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)')

/** What the player chose in this browser. */
export const chosenTheme = (): Theme => {
  const stored = readStored(KEY)
  return THEMES.find((theme) => theme === stored) ?? 'system'
}

/** The theme on the page: the player's choice, or that of the system. */
export const effectiveTheme = (): 'light' | 'dark' => {
  const chosen = chosenTheme()
  if (chosen !== 'system') return chosen
  return systemIsDark.matches ? 'dark' : 'light'
}

const current = () => ({ chosen: chosenTheme(), effective: effectiveTheme() })

const store = createStore(current())

/** Stores the choice in this browser and applies it to the page. */
export const chooseTheme = (theme: Theme): void => {
  writeStored(KEY, theme)
  applyTheme()
}

/** Called after a choice of the player, or of their system. Returns how to unsubscribe. */
export const onThemeChanged = (listener: () => void): (() => void) => store.subscribe(listener)

const applyTheme = (): void => {
  document.documentElement.dataset['theme'] = effectiveTheme()
  store.set(current())
}

systemIsDark.addEventListener('change', applyTheme)
