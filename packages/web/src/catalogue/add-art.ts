import { type PackedArt, unpackEntries } from './unpack-catalogue.ts'

/** Adds art to the entries of a catalogue's tables. The entries keep their identity. */
export const addArt = (catalogue: object, packed: PackedArt): void => {
  const tables = catalogue as Readonly<Record<string, Readonly<Record<string, object>>>>
  for (const [name, drawings] of Object.entries(packed)) {
    const entries = Object.values(tables[name] ?? {})
    for (const [row, drawing] of unpackEntries(drawings).entries()) Object.assign(entries[row] ?? {}, drawing)
  }
}
