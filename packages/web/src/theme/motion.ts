import { useSyncExternalStore } from 'react'
import { createStore, readStored, writeStored } from '../store/index.ts'

export const MOTIONS = ['system', 'reduced'] as const
type Motion = (typeof MOTIONS)[number]

/** Read before the first paint by `start.js` too. */
const KEY = 'daykeep.motion'

const storedMotion = (): Motion => (readStored(KEY) === 'reduced' ? 'reduced' : 'system')

const store = createStore<Motion>(storedMotion())

/** Stores the choice in this browser. Style sheets read it from the page, as `data-motion`. */
export const chooseMotion = (motion: Motion): void => {
  writeStored(KEY, motion)
  document.documentElement.dataset['motion'] = motion
  store.set(motion)
}

/** The player's choice, which the settings show. */
export const useChosenMotion = (): Motion => useSyncExternalStore(store.subscribe, store.get)

/** Whether nothing shall move, by the choice of the player or of their system. */
export const isMotionReduced = (): boolean =>
  store.get() === 'reduced' || window.matchMedia('(prefers-reduced-motion: reduce)').matches
