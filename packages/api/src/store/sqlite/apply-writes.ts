import * as E from 'fp-ts/lib/Either.js'
import { COLLECTIONS, type CollectionName, indexName } from '../collections.ts'
import type { CommitFailure } from '../port.ts'
import { FIRST, hasGrowingList, removeList, writeList } from './growing-lists/list-rows.ts'
import { APART } from './sql/indexed-values.ts'
import { sqlIndexName } from './schema.ts'
import { violatedIndex } from './sqlite-error.ts'
import type { Statements } from './sql/statements.ts'
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
      return unlessTaken(collection, id, () => {
        if (insert(statements, write) !== 1) return duplicate(collection, id)
        if (write.list !== undefined) writeList(statements, write, write.list)
        return DONE
      })
    case 'replace':
      return unlessTaken(collection, id, () => {
        if (replace(statements, write) !== 1) return conflict(collection, id)
        if (write.list !== undefined) writeList(statements, write, write.list)
        return DONE
      })
    case 'remove': {
      const remove = `DELETE FROM ${collection} WHERE id = ? AND version = ?`
      if (Number(statements(remove).run(id, write.version).changes) !== 1) return conflict(collection, id)
      removeList(statements, collection, id)
      return DONE
    }
  }
}

type SqliteWriteOf<Type> = Extract<SqliteWrite, { readonly type: Type }>

/** What is written of a document besides what is held apart: columns and their values. */
const columnsOf = ({ collection, text, list }: SqliteWriteOf<'insert' | 'replace'>): Columns => {
  const body: Columns = [['body', text]]
  return hasGrowingList(collection) ? [...body, [FIRST, list?.first ?? null]] : body
}

type Columns = readonly (readonly [name: string, value: string | number | null])[]

/** How many documents were inserted: none when the id is taken. */
const insert = (statements: Statements, write: SqliteWriteOf<'insert'>): number => {
  const { collection, id, indexed } = write
  const apart: Columns = indexed === undefined ? [] : [[APART, indexed]]
  const columns = [...columnsOf(write), ...apart]
  const names = ['id', 'version', ...columns.map(([name]) => name)].join(', ')
  const values = ['?', '1', ...columns.map(() => '?')].join(', ')
  const text = `INSERT INTO ${collection} (${names}) VALUES (${values}) ON CONFLICT (id) DO NOTHING`
  return Number(statements(text).run(id, ...columns.map(([, value]) => value)).changes)
}

/** How many documents were replaced. What is indexed is only written when it is another than before. */
const replace = (statements: Statements, write: SqliteWriteOf<'replace'>): number => {
  const { collection, id, version, indexed } = write
  const columns = columnsOf(write)
  const values = columns.map(([, value]) => value)
  const update = `UPDATE ${collection} SET version = version + 1, ${columns.map(([name]) => `${name} = ?`).join(', ')}`
  const here = 'WHERE id = ? AND version = ?'
  if (indexed === undefined) return changesOf(statements(`${update} ${here}`).run(...values, id, version))
  const asBefore = statements(`${update} ${here} AND ${APART} = ?`)
  const changes = changesOf(asBefore.run(...values, id, version, indexed))
  if (changes > 0) return changes
  return changesOf(statements(`${update}, ${APART} = ? ${here}`).run(...values, indexed, id, version))
}

const changesOf = ({ changes }: { readonly changes: number | bigint }): number => Number(changes)

const conflict = (collection: CollectionName, id: string): WriteResult => E.left({ type: 'conflict', collection, id })

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
