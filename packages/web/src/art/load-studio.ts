import { useEffect, useSyncExternalStore } from 'react'
import type { Studio } from './studio.ts'

let studio: Studio | undefined
let loading: Promise<Studio | undefined> | undefined
const listeners = new Set<() => void>()

/**
 * Brings the drawings, once, after the first paint. A chunk that cannot be had (no network) leaves the boxes of the
 * pictures empty and is asked for again by the next picture that comes.
 */
export const loadStudio = (): Promise<Studio | undefined> => {
  loading ??= import('./content-studio.ts').then(opened, () => (loading = undefined))
  return loading
}

const opened = ({ contentStudio }: { readonly contentStudio: Studio }): Studio => {
  studio = contentStudio
  for (const listener of listeners) listener()
  return contentStudio
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const current = (): Studio | undefined => studio

/** The studio, as soon as it is there. */
export const useStudio = (): Studio | undefined => {
  useEffect(() => void loadStudio(), [])
  return useSyncExternalStore(subscribe, current, () => undefined)
}
