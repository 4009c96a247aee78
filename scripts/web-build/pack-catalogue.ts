import type { Column, PackedCatalogue, PackedEntries } from '@daykeep/web/catalogue'

type Entry = Readonly<Record<string, unknown>>

/** Entries inside of entries become columns of their own from so many on. */
const WORTH = 10

/** The catalogue by column, as the web app is sent it (packages/web/src/sync/unpack-catalogue.ts). */
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
