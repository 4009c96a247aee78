import type { Column, PackedArt, PackedCatalogue, PackedEntries } from '@daykeep/web/catalogue'

type Entry = Readonly<Record<string, unknown>>

/** Entries inside of entries become columns of their own from so many on. */
const WORTH = 10

/**
 * A catalogue whose tables lack the drawings of their entries, and these apart: they are half of it, no rule reads them, and
 * they come after the first screen (packages/web/src/catalogue/catalogue-art.ts).
 */
export const splitArt = (catalogue: Entry): { readonly catalogue: Entry; readonly art: PackedArt } => {
  const tables = Object.entries(catalogue).filter(
    ([, value]) => isTable(value) && Object.values(Object(value)).some(hasArt),
  )
  return {
    catalogue: {
      ...catalogue,
      ...Object.fromEntries(tables.map(([name, table]) => [name, withoutArt(Object(table))])),
    },
    art: Object.fromEntries(tables.map(([name, table]) => [name, packEntries(drawingsOf(Object(table)))])),
  }
}

const hasArt = (entry: unknown): boolean => Object(entry).art !== undefined

const drawingsOf = (table: Readonly<Record<string, Entry>>): ReadonlyArray<Entry> =>
  Object.values(table).map(({ art }) => (art === undefined ? {} : { art }))

const withoutArt = (table: Readonly<Record<string, Entry>>): Entry =>
  Object.fromEntries(Object.entries(table).map(([key, { art: _art, ...entry }]) => [key, entry]))

/** The catalogue by column, as the web app is sent it (packages/web/src/catalogue/unpack-catalogue.ts). */
export const packCatalogue = (catalogue: Entry): PackedCatalogue => {
  const tables = Object.entries(catalogue).filter(([, value]) => isTable(value))
  const names = new Set(tables.map(([name]) => name))
  return {
    packed: true,
    tables: Object.fromEntries(tables.map(([name, table]) => [name, packEntries(Object.values(Object(table)))])),
    values: Object.fromEntries(Object.entries(catalogue).filter(([name]) => !names.has(name))),
  }
}

/** Known by their keys, which the browser counts as an order: none may look like a number. */
const isTable = (value: unknown): boolean =>
  isEntry(value) &&
  Object.keys(value).length > WORTH &&
  Object.entries(value).every(([key, entry]) => isEntry(entry) && entry['key'] === key && hasNoNull(entry))

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null && !Array.isArray(value)

/** In a column `null` says that an entry has no such property. */
const hasNoNull = (entry: Entry): boolean => Object.values(entry).every((value) => value !== null)

const packEntries = (entries: ReadonlyArray<Entry>): PackedEntries => {
  const names = [...new Set(entries.flatMap((entry) => Object.keys(entry)))]
  return { columns: names.map((name) => [name, columnOf(entries, name)]), count: entries.length }
}

const columnOf = (entries: ReadonlyArray<Entry>, name: string): Column => {
  const at = [...entries.keys()].filter((row) => entries[row]?.[name] !== undefined)
  const values = at.map((row) => entries[row]?.[name])
  if (values.length <= WORTH || !values.every((value) => isEntry(value) && hasNoNull(value)))
    return entries.map((entry) => entry[name] ?? null)
  return { ...packEntries(values.filter(isEntry)), ...(at.length < entries.length && { at }) }
}
