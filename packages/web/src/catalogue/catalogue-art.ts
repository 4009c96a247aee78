import { useSyncExternalStore } from 'react'
import { createStore } from '../store/index.ts'

type AddArt = (catalogue: object) => void

const addArt = createStore<AddArt | undefined>(undefined)
let withoutArt: object[] = []
let loading: Promise<void> | undefined

/** The items of this catalogue have no art until it is loaded. */
export const awaitArt = (catalogue: object): void => {
  const add = addArt.get()
  if (add === undefined) withoutArt.push(catalogue)
  else add(catalogue)
}

/**
 * Loads the art of the catalogue's items: half of its size, which no rule reads and no first screen shows. Once;
 * again after a failure.
 */
export const loadCatalogueArt = (): Promise<void> => {
  loading ??= import('./compiled-art.ts').then(
    ({ addCompiledArt }) => {
      for (const catalogue of withoutArt) addCompiledArt(catalogue)
      withoutArt = []
      addArt.set(addCompiledArt)
    },
    (failure: unknown) => {
      loading = undefined
      throw failure
    },
  )
  return loading
}

/** Renders the component again once the art of the catalogue is loaded. */
export const useCatalogueArt = (): boolean =>
  useSyncExternalStore(
    addArt.subscribe,
    () => addArt.get() !== undefined,
    () => false,
  )
