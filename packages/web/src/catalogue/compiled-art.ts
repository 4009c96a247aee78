import { art } from 'virtual:catalogue-art'
import { addArt } from './add-art.ts'

/** Gives the things of a catalogue what they are drawn by, unless it has that already. Large: loaded by `loadCatalogueArt`. */
export const addCompiledArt = (catalogue: object): void => {
  if (art !== undefined) addArt(catalogue, art)
}
