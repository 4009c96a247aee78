import type { CollectionName } from '../collections.ts'
import type { Following, FollowOptions } from '../port.ts'
import type { Statements } from './sql/statements.ts'

/** Milliseconds between two looks at what other processes inserted. */
const INTERVAL = 200
/** Documents of one look. */
const BATCH = 500
/** Digits of a position, so that positions compare as texts. */
const DIGITS = 16

/**
 * Reads the end of a table again and again: SQLite lets one process write at a time, so keys grow in the order of the
 * commits. `read` says what to do when the file cannot be read just now.
 */
export const followTable =
  (statements: Statements, read: <Rows>(rows: () => Rows) => Rows | undefined) =>
  <Body>(collection: CollectionName, { since, onInserted }: FollowOptions<Body>): Following => {
    let last: number | undefined
    const look = (): void => {
      last ??= read(() => keyBefore(statements, collection, since))
      for (let size = BATCH; last !== undefined && size === BATCH; ) {
        const behind = last
        const rows = read(() => statements(selectBehind(collection)).all(behind, BATCH)) ?? []
        size = rows.length
        last = Number(rows.at(-1)?.['key'] ?? behind)
        if (size > 0)
          onInserted(
            rows.map(({ key, id, body }) => ({
              position: String(key).padStart(DIGITS, '0'),
              id: String(id),
              body: JSON.parse(String(body)) as Body,
            })),
          )
      }
    }
    const timer = setInterval(look, INTERVAL).unref()
    look()
    return {
      look,
      stop: async () => clearInterval(timer),
    }
  }

const selectBehind = (collection: CollectionName): string =>
  `SELECT key, id, body FROM ${collection} WHERE key > ? ORDER BY key LIMIT ?`

/** The key before the first document that is not older than an instant; else the last key there is. */
const keyBefore = (statements: Statements, collection: CollectionName, since: number): number => {
  const first = statements(`SELECT min(key) AS key FROM ${collection} WHERE json_extract(body, '$."at"') >= ?`).get(
    since,
  )
  if (typeof first?.['key'] === 'number') return first['key'] - 1
  return Number(statements(`SELECT max(key) AS key FROM ${collection}`).get()?.['key'] ?? 0)
}
