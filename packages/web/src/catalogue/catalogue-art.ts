import { useSyncExternalStore } from 'react'
import { createStore } from '../store/index.ts'

type AddArt = (catalogue: object) => void

const addArt = createStore<AddArt | undefined>(undefined)
let withoutArt: object[] = []
let loading: Promise<void> | undefined

/** The things of this catalogue lack what they are drawn by until that is loaded. */
export const awaitArt = (catalogue: object): void => {
  const add = addArt.get()
  if (add === undefined) withoutArt.push(catalogue)
  else add(catalogue)
}

/**
 * Loads what the things of the catalogue are drawn by: half of the catalogue, which no rule reads and no first screen shows.
 * Once; asked again after a failure.
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

/** Draws the component again once the things of the catalogue have what they are drawn by. */
export const useCatalogueArt = (): boolean =>
  useSyncExternalStore(
    addArt.subscribe,
    () => addArt.get() !== undefined,
    () => false,
  )
