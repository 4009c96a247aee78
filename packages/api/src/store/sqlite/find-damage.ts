import type { DatabaseSync } from 'node:sqlite'

/** Bytes that are checked whole at the start, in about a tenth of a second. */
const WHOLE_CHECK = 32 * 1024 * 1024

/**
 * The first damage that a quick check finds. Of a larger file it checks what every start reads: header, schema and both
 * ends of each table; damage elsewhere is noticed when it is read.
 */
export const findDamage = (database: DatabaseSync): string | undefined => {
  const size = numberOf(database, 'page_count') * numberOf(database, 'page_size')
  if (size <= WHOLE_CHECK) {
    const verdict = String(Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {})[0])
    return verdict === 'ok' ? undefined : verdict
  }
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all()
  for (const { name } of tables)
    for (const order of ['ASC', 'DESC'])
      database.prepare(`SELECT * FROM "${String(name)}" ORDER BY rowid ${order} LIMIT 1`).get()
  return undefined
}

const numberOf = (database: DatabaseSync, name: string): number =>
  Number(Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0])
