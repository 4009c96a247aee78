import { useEffect, useSyncExternalStore } from 'react'
import { loadCatalogueArt } from '../../catalogue/index.ts'
import { afterFirstScreen } from '../../chunks/index.ts'
import { createStore } from '../../store/index.ts'
import type { PictureRenderer } from '@daykeep/rules/pictures'

const renderer = createStore<PictureRenderer | undefined>(undefined)
let loading: Promise<PictureRenderer | undefined> | undefined

/**
 * Loads the drawings and what things are drawn by, once, after the first paint. When the chunk cannot be loaded (no network), pictures stay empty
 * boxes and the next picture that mounts tries again.
 */
export const loadRenderer = (): Promise<PictureRenderer | undefined> => {
  loading ??= Promise.all([import('./content-renderer.ts'), loadCatalogueArt()]).then(
    ([{ contentRenderer }]) => {
      renderer.set(contentRenderer)
      return contentRenderer
    },
    () => (loading = undefined),
  )
  return loading
}

/** The renderer, `undefined` until it has loaded. */
export const useRenderer = (): PictureRenderer | undefined => {
  useEffect(() => void afterFirstScreen().then(loadRenderer), [])
  return useSyncExternalStore(renderer.subscribe, renderer.get, () => undefined)
}
