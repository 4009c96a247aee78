import { readTopic } from './topic.ts'

type Row = { readonly [field: string]: unknown }

const rows: ReadonlyMap<string, Row> = new Map(readTopic<Row>('content-counts').cases.map((row) => [row.id, row]))

/** One row of the table of facts, in the shape that the reader knows it to have. */
export const factOf = <A>(id: string): A => {
  const row = rows.get(id)
  if (row === undefined) throw new Error(`no facts about ${id}`)
  return row as A
}

/** All rows of a kind, each with its key, in the order of the table. */
export const factsOf = <A>(kind: string): ReadonlyArray<A & { readonly key: string }> =>
  [...rows].flatMap(([id, row]) =>
    id.startsWith(`${kind}/`) ? [{ ...row, key: id.slice(kind.length + 1) } as A & { readonly key: string }] : [],
  )

type ReleaseDay = { readonly year: number; readonly month: number; readonly day?: number }

/** Armoire sets come out on the seventh day of their month. */
const ARMOIRE_DAY = 7

/** When things of a table come out; what is not in it always was there. */
export const releasesOf = (table: string): ((key: string) => { readonly released?: string }) => {
  const { entries } = factOf<{ readonly entries: Readonly<Record<string, ReleaseDay>> }>(`release/${table}`)
  return (key) => {
    const at = entries[key]
    if (at === undefined) return {}
    return { released: new Date(Date.UTC(at.year, at.month - 1, at.day ?? ARMOIRE_DAY, 8)).toISOString() }
  }
}
