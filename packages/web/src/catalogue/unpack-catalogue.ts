/** A column of values, `null` where an entry has none; or entries inside of entries. */
export type Column = ReadonlyArray<unknown> | PackedEntries

/** Entries by column: what is alike stands side by side, which takes a third less on the way. */
export type PackedEntries = {
  readonly columns: ReadonlyArray<readonly [name: string, column: Column]>
  readonly count: number
  /** Which rows have an entry, where not all have. */
  readonly at?: ReadonlyArray<number>
}

/** Tables whose entries are known by their `key`, and the values that are no such tables. */
export type PackedCatalogue = {
  readonly packed: true
  readonly tables: Readonly<Record<string, PackedEntries>>
  readonly values: Readonly<Record<string, unknown>>
}

/** The art of the entries, in the order of each table. */
export type PackedArt = Readonly<Record<string, PackedEntries>>

type Entry = Record<string, unknown>

/** The catalogue from either form: the development server sends it as it was compiled. */
export const unpackCatalogue = (sent: unknown): unknown => {
  if (!isPacked(sent)) return sent
  const tables = Object.entries(sent.tables).map(([name, packed]) => [name, tableOf(unpackEntries(packed))])
  return { ...sent.values, ...Object.fromEntries(tables) }
}

const isPacked = (sent: unknown): sent is PackedCatalogue => Object(sent).packed === true

const tableOf = (entries: ReadonlyArray<Entry>): Readonly<Record<string, Entry>> =>
  Object.fromEntries(entries.map((entry) => [String(entry['key']), entry]))

/** The entries in their order. */
export const unpackEntries = ({ columns, count }: PackedEntries): ReadonlyArray<Entry> => {
  const entries: Entry[] = Array.from({ length: count }, () => ({}))
  const set = (row: number, name: string, value: unknown): void => {
    const entry = entries[row]
    if (entry !== undefined) entry[name] = value
  }
  for (const [name, column] of columns) {
    if (isColumn(column)) {
      for (const [row, value] of column.entries()) if (value !== null) set(row, name, value)
    } else {
      for (const [index, value] of unpackEntries(column).entries()) set(column.at?.[index] ?? index, name, value)
    }
  }
  return entries
}

const isColumn = (column: Column): column is ReadonlyArray<unknown> => Array.isArray(column)
