import { art } from 'virtual:catalogue-art'
import { addArt } from './add-art.ts'

/** Adds art to the items of a catalogue that has none. Large: loaded by `loadCatalogueArt`. */
export const addCompiledArt = (catalogue: object): void => {
  if (art !== undefined) addArt(catalogue, art)
}
