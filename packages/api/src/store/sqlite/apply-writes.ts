import * as E from 'fp-ts/lib/Either.js'
import { COLLECTIONS, type CollectionName, indexName } from '../collections.ts'
import type { CommitFailure } from '../port.ts'
import { APART } from './indexed-values.ts'
import { sqlIndexName } from './schema.ts'
import { violatedIndex } from './sqlite-error.ts'
import type { Statements } from './statements.ts'
import type { SqliteWrite } from './sqlite-write.ts'

type WriteResult = E.Either<CommitFailure, void>

/** Applies the writes in order up to the first failure; the caller rolls back. */
export const applyWrites = (statements: Statements, writes: readonly SqliteWrite[]): WriteResult => {
  for (const write of writes) {
    const applied = applyWrite(statements, write)
    if (E.isLeft(applied)) return applied
  }
  return DONE
}

const DONE: WriteResult = E.right(undefined)

const applyWrite = (statements: Statements, write: SqliteWrite): WriteResult => {
  const { collection, id } = write
  switch (write.type) {
    case 'insert':
      return unlessTaken(collection, id, () => (insert(statements, write) === 1 ? DONE : duplicate(collection, id)))
    case 'replace':
      return unlessTaken(collection, id, () => changedOne(replace(statements, write), collection, id))
    case 'remove': {
      const remove = `DELETE FROM ${collection} WHERE id = ? AND version = ?`
      return changedOne(statements(remove).run(id, write.version).changes, collection, id)
    }
  }
}

/** How many documents were inserted: none when the id is taken. */
const insert = (statements: Statements, { collection, id, text, indexed }: SqliteWriteOf<'insert'>): number => {
  const into = (columns: string, values: string) =>
    statements(`INSERT INTO ${collection} (${columns}) VALUES (${values}) ON CONFLICT (id) DO NOTHING`)
  const { changes } =
    indexed === undefined
      ? into('id, version, body', '?, 1, ?').run(id, text)
      : into(`id, version, body, ${APART}`, '?, 1, ?, ?').run(id, text, indexed)
  return Number(changes)
}

type SqliteWriteOf<Type> = Extract<SqliteWrite, { readonly type: Type }>

/** How many documents were replaced. What is indexed is only written when it is another than before. */
const replace = (
  statements: Statements,
  { collection, id, version, text, indexed }: SqliteWriteOf<'replace'>,
): number | bigint => {
  const update = `UPDATE ${collection} SET version = version + 1, body = ?`
  if (indexed === undefined) return statements(`${update} WHERE id = ? AND version = ?`).run(text, id, version).changes
  const asBefore = statements(`${update} WHERE id = ? AND version = ? AND ${APART} = ?`)
  const { changes } = asBefore.run(text, id, version, indexed)
  if (Number(changes) > 0) return changes
  return statements(`${update}, ${APART} = ? WHERE id = ? AND version = ?`).run(text, indexed, id, version).changes
}

const changedOne = (changes: number | bigint, collection: CollectionName, id: string): WriteResult =>
  Number(changes) === 1 ? DONE : E.left({ type: 'conflict', collection, id })

const duplicate = (collection: CollectionName, id: string): WriteResult => E.left({ type: 'duplicate', collection, id })

const unlessTaken = (collection: CollectionName, id: string, write: () => WriteResult): WriteResult => {
  try {
    return write()
  } catch (error) {
    const violated = violatedIndex(error)
    const index = COLLECTIONS[collection].indexes.find((each) => sqlIndexName(collection, each) === violated)
    if (index === undefined) throw error
    return E.left({ type: 'duplicate', collection, id, index: indexName(index) })
  }
}
