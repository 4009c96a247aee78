export type Shortcut = {
  /** As tinykeys writes it: `g t`, `$mod+k`, `[Shift]+?`. */
  readonly keys: string
  /** What it does, in words: "Go to tasks". */
  readonly label: string
  readonly run: () => void
}

const OFF_KEY = 'daykeep.shortcuts'
const listeners = new Set<() => void>()
let shortcuts: readonly Shortcut[] = []

const tell = (): void => {
  for (const listener of listeners) listener()
}

/** Shortcuts that work now; the help lists them. */
export const registered = (): readonly Shortcut[] => shortcuts

/** Single keys can be switched off: voice control and unsteady hands press them by chance. WCAG 2.1.4. */
export const areOn = (): boolean => localStorage.getItem(OFF_KEY) !== 'off'

export const switchShortcuts = (on: boolean): void => {
  if (on) localStorage.removeItem(OFF_KEY)
  else localStorage.setItem(OFF_KEY, 'off')
  tell()
}

export const onShortcutsChanged = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

let helpOpen = false

/** Whether the list of shortcuts is open. */
export const isHelpOpen = (): boolean => helpOpen

export const openHelp = (open: boolean): void => {
  helpOpen = open
  tell()
}

/** Adds shortcuts for as long as their screen is there; answers how to take them away. */
export const register = (added: readonly Shortcut[]): (() => void) => {
  shortcuts = [...shortcuts, ...added]
  tell()
  return () => {
    shortcuts = shortcuts.filter((shortcut) => !added.includes(shortcut))
    tell()
  }
}
