export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

/** Read before the first paint by `theme.js` too. */
const KEY = 'daykeep.theme'

const listeners = new Set<() => void>()
const night = window.matchMedia('(prefers-color-scheme: dark)')

/** What the player chose in this browser. */
export const chosenTheme = (): Theme => {
  const stored = localStorage.getItem(KEY)
  return THEMES.find((theme) => theme === stored) ?? 'system'
}

/** What is drawn: the choice, or what the system wants. */
export const drawnTheme = (): 'light' | 'dark' => {
  const chosen = chosenTheme()
  if (chosen !== 'system') return chosen
  return night.matches ? 'dark' : 'light'
}

export const chooseTheme = (theme: Theme): void => {
  localStorage.setItem(KEY, theme)
  draw()
}

export const onThemeChanged = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const draw = (): void => {
  document.documentElement.dataset['theme'] = drawnTheme()
  for (const listener of listeners) listener()
}

night.addEventListener('change', draw)
