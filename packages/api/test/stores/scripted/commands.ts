import { calculateObjectSize, type Document } from 'bson'
import type { Documents, Transaction } from './documents.ts'
import { compareValues, matchesCondition, valuesAt } from './matches-condition.ts'
import { DuplicateKey, MongoFault } from './mongo-fault.ts'
import { int64 } from './wire.ts'

/** As many as a server puts into its first answer. */
const FIRST_BATCH = 101

/** What the commands work on. A write outside of a transaction runs in one of its own. */
export type ServerState = { readonly documents: Documents; readonly cursors: Map<number, Document[]> }

type Run = (location: ServerState, command: Document, transaction: Transaction) => Document

export const COMMANDS: Readonly<Record<string, Run>> = {
  ping: () => ({}),
  endSessions: () => ({}),
  replSetInitiate: () => ({}),
  create: ({ documents }, command) => {
    if (!documents.createCollection(namespaceOf(command, 'create'))) return new MongoFault(48, 'NamespaceExists').reply
    return {}
  },
  createIndexes: ({ documents }, command) => {
    for (const { name, ...index } of command['indexes']) {
      documents.addIndex(namespaceOf(command, 'createIndexes'), name, { ...index, key: index.key })
    }
    return {}
  },
  dropDatabase: ({ documents }, command) => {
    documents.drop(command['$db'])
    return {}
  },
  insert: ({ documents }, command, transaction) =>
    writing(command['documents'], (document) => {
      documents.insert(namespaceOf(command, 'insert'), document, transaction)
      return 1
    }),
  update: ({ documents }, command, transaction) =>
    writing(command['updates'], ({ q, u }) => replace(documents, namespaceOf(command, 'update'), q, u, transaction)),
  delete: ({ documents }, command, transaction) =>
    writing(command['deletes'], ({ q, limit }) => {
      const namespace = namespaceOf(command, 'delete')
      const one = limit === 1 ? documents.findForWrite(namespace, q, transaction) : undefined
      const found = limit === 1 ? (one ? [one] : []) : documents.find(namespace, q)
      for (const { _id } of found) documents.write(namespace, _id, undefined, transaction)
      return found.length
    }),
  bulkWrite: ({ documents }, command, transaction) => {
    const counts = { nInserted: 0, nMatched: 0, nDeleted: 0 }
    const namespaces: readonly string[] = command['nsInfo'].map(({ ns }: Document) => ns)
    for (const [index, op] of command['ops'].entries()) {
      try {
        bulkOperation(documents, namespaces, op, { transaction, counts })
      } catch (error) {
        if (!(error instanceof DuplicateKey)) throw error
        return bulkReply(counts, [{ ok: 0, idx: index, code: 11000, errmsg: error.message }])
      }
    }
    return bulkReply(counts, [])
  },
  find: (location, command) => {
    const found = [...location.documents.find(namespaceOf(command, 'find'), command['filter'] ?? {})]
    const from = command['skip'] ?? 0
    const until = command['limit'] ? from + command['limit'] : undefined
    const selected = found.sort(bySort(command['sort'] ?? {}, command['collation'])).slice(from, until)
    return cursor(location, namespaceOf(command, 'find'), 'firstBatch', selected, FIRST_BATCH)
  },
  getMore: (location, command) => {
    const rest = location.cursors.get(Number(command['getMore'])) ?? []
    return cursor(location, namespaceOf(command, 'collection'), 'nextBatch', rest, rest.length)
  },
  aggregate: (location, command) => {
    const namespace = namespaceOf(command, 'aggregate')
    const [match] = command['pipeline']
    const found = location.documents.find(namespace, {}).filter((each) => matchesCondition(match['$match'], each))
    const bytes = found.reduce((sum, each) => sum + calculateObjectSize(each['body']), 0)
    return cursor(location, namespace, 'firstBatch', found.length === 0 ? [] : [{ _id: 1, n: found.length, bytes }], 1)
  },
}

/** Replaces the one document that a guarded write means; how many these are. */
const replace = (
  documents: Documents,
  namespace: string,
  condition: Document,
  next: Document,
  transaction: Transaction,
): number => {
  const found = documents.findForWrite(namespace, condition, transaction)
  if (found) documents.write(namespace, found['_id'], { _id: found['_id'], ...next }, transaction)
  return found ? 1 : 0
}

type BulkCounts = { nInserted: number; nMatched: number; nDeleted: number }

const bulkOperation = (
  documents: Documents,
  namespaces: readonly string[],
  op: Document,
  { transaction, counts }: { readonly transaction: Transaction; readonly counts: BulkCounts },
): void => {
  const namespace = namespaces[op['insert'] ?? op['update'] ?? op['delete']] ?? ''
  if ('insert' in op) {
    documents.insert(namespace, op['document'], transaction)
    counts.nInserted += 1
  } else if ('update' in op) {
    counts.nMatched += replace(documents, namespace, op['filter'], op['updateMods'], transaction)
  } else {
    const found = documents.findForWrite(namespace, op['filter'], transaction)
    if (found) documents.write(namespace, found['_id'], undefined, transaction)
    counts.nDeleted += found ? 1 : 0
  }
}

const bulkReply = (counts: BulkCounts, errors: readonly Document[]): Document => ({
  ...counts,
  nErrors: errors.length,
  nModified: counts.nMatched,
  nUpserted: 0,
  cursor: { id: int64(0), ns: 'admin.$cmd.bulkWrite', firstBatch: errors },
})

const namespaceOf = (command: Document, name: string): string => `${command['$db']}.${command[name]}`

/** The first write that is refused ends the command; the reply tells which, and the transaction is over. */
const writing = (writes: readonly Document[], write: (each: Document) => number): Document => {
  let n = 0
  for (const [index, each] of writes.entries()) {
    try {
      n += write(each)
    } catch (error) {
      if (!(error instanceof DuplicateKey)) throw error
      return { n, writeErrors: [{ index, code: 11000, errmsg: error.message, keyPattern: error.keyPattern }] }
    }
  }
  return { n, nModified: n }
}

const cursor = (
  { cursors }: ServerState,
  ns: string,
  batch: 'firstBatch' | 'nextBatch',
  documents: Document[],
  size: number,
): Document => {
  const id = documents.length > size ? cursors.size + 1 : 0
  if (id !== 0) cursors.set(id, documents.slice(size))
  return { cursor: { id: int64(id), ns, [batch]: documents.slice(0, size) } }
}

const bySort =
  (sort: Document, collation: Document | undefined) =>
  (left: Document, right: Document): number => {
    for (const [path, direction] of Object.entries(sort)) {
      const [one, other] = [left, right].map((document) => valuesAt(document, path.split('.'))[0])
      const difference = isInWords(collation, one, other)
        ? IN_WORDS.compare(String(one), String(other))
        : compareValues(one, other)
      if (difference !== 0) return difference * direction
    }
    return 0
  }

/** Strength 2: letters are told apart by their marks, not by their case. */
const IN_WORDS = new Intl.Collator('en', { sensitivity: 'accent' })

const isInWords = (collation: Document | undefined, ...values: readonly unknown[]): boolean =>
  collation?.['strength'] === 2 && values.every((value) => typeof value === 'string')
