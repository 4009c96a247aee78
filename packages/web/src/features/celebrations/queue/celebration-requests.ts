import type { Celebration } from '../celebration.ts'

type Listener = (celebrations: ReadonlyArray<Celebration>) => void

const listeners = new Set<Listener>()

/** Shows celebrations that the player asks for, after those that wait already. */
export const requestCelebrations: Listener = (celebrations) => {
  for (const listener of listeners) listener(celebrations)
}

export const onCelebrationRequest = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
