import { type PackedArt, unpackEntries } from './unpack-catalogue.ts'

/** Gives the entries of a catalogue's tables what they are drawn by. The entries stay the objects that they are. */
export const addArt = (catalogue: object, packed: PackedArt): void => {
  const tables = catalogue as Readonly<Record<string, Readonly<Record<string, object>>>>
  for (const [name, drawings] of Object.entries(packed)) {
    const entries = Object.values(tables[name] ?? {})
    for (const [row, drawing] of unpackEntries(drawings).entries()) Object.assign(entries[row] ?? {}, drawing)
  }
}
