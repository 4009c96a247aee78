import { createStore, readStored, removeStored, writeStored } from '../store/index.ts'

export type Shortcut = {
  /** As tinykeys writes it: `g t`, `$mod+k`, `[Shift]+?`. */
  readonly keys: string
  /** What it does, in words: "Go to tasks". */
  readonly label: string
  readonly run: () => void
  /** Only listed: the focused card handles it. */
  readonly isCardKey?: true
}

const OFF_KEY = 'daykeep.shortcuts'

/** Single-key shortcuts can be switched off, since voice control triggers them by accident. WCAG 2.1.4. */
export const areShortcutsOn = (): boolean => readStored(OFF_KEY) !== 'off'

type ShortcutState = { readonly active: readonly Shortcut[]; readonly on: boolean; readonly helpOpen: boolean }

const store = createStore<ShortcutState>({ active: [], on: areShortcutsOn(), helpOpen: false })

const update = (change: Partial<ShortcutState>): void => store.set({ ...store.get(), ...change })

/** Returns how to unsubscribe. */
export const onShortcutsChanged = (listener: () => void): (() => void) => store.subscribe(listener)

/** The shortcuts of the screens that are mounted; the help lists them. */
export const activeShortcuts = (): readonly Shortcut[] => store.get().active

/** Stores the choice in this browser. */
export const switchShortcuts = (on: boolean): void => {
  if (on) removeStored(OFF_KEY)
  else writeStored(OFF_KEY, 'off')
  update({ on })
}

/** Whether the list of shortcuts is open. */
export const isHelpOpen = (): boolean => store.get().helpOpen

/** Opens or closes the list of shortcuts. */
export const setHelpOpen = (helpOpen: boolean): void => update({ helpOpen })

/** Adds shortcuts while their screen is mounted. Returns how to remove them. */
export const registerShortcuts = (added: readonly Shortcut[]): (() => void) => {
  update({ active: [...activeShortcuts(), ...added] })
  return () => update({ active: activeShortcuts().filter((shortcut) => !added.includes(shortcut)) })
}
