import { library } from 'virtual:art'
import { createRenderer } from '@daykeep/rules/pictures'

/** The renderer of the compiled art library. Large: loaded lazily, by `loadRenderer`. */
export const contentRenderer = createRenderer(library)
