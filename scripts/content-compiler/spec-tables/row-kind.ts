import { readFileSync } from 'node:fs'
import type { Catalogue } from '@daykeep/rules/catalogue'

/** One row of the table of facts about the content: an id, and fields by its kind. */
export type Row = { readonly id: string; readonly [field: string]: unknown }

/** The fields of a row without its id. */
export type Fields = { readonly [field: string]: unknown }

/**
 * A kind of row: its ids, and the row as our content has it, nothing where we have no such entry. Keys that
 * came after the table was written are left out of counts: `listed` are all that it knows.
 */
export type RowKind = {
  readonly name: string
  readonly ids: RegExp
  readonly actual: (catalogue: Catalogue, id: string, listed: ReadonlySet<string>) => Fields | undefined
}

const TABLE = new URL('../../../packages/rules/conformance/content-counts.json', import.meta.url)

export const specRows = (): ReadonlyArray<Row> =>
  (JSON.parse(readFileSync(TABLE, 'utf8')) as { readonly cases: ReadonlyArray<Row> }).cases

/** Every key of an item that some row lists. */
export const listedKeys = (rows: ReadonlyArray<Row>): ReadonlySet<string> =>
  new Set(rows.flatMap(({ items }) => (Array.isArray(items) ? [] : Object.keys(Object(items)))))

/** The last part of an id. */
export const keyOf = (id: string): string => id.slice(id.lastIndexOf('/') + 1)

/** The fields without those that are undefined or false. */
export const presentFields = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== false))
