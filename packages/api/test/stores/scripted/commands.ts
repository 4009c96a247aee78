import type { Document } from 'bson'
import type { Documents, Transaction } from './documents.ts'
import { compareValues, matchesCondition, valuesAt } from './matches-condition.ts'
import { DuplicateKey } from './mongo-fault.ts'
import { int64 } from './wire.ts'

/** As many as a server puts into its first answer. */
const FIRST_BATCH = 101

/** What the commands work on. A write outside of a transaction runs in one of its own. */
export type Place = { readonly documents: Documents; readonly cursors: Map<number, Document[]> }

type Run = (place: Place, command: Document, transaction: Transaction) => Document

export const COMMANDS: Readonly<Record<string, Run>> = {
  ping: () => ({}),
  endSessions: () => ({}),
  replSetInitiate: () => ({}),
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
    writing(command['updates'], ({ q, u }) => {
      const namespace = namespaceOf(command, 'update')
      const found = documents.findForWrite(namespace, q, transaction)
      if (found) documents.write(namespace, found['_id'], { _id: found['_id'], ...u }, transaction)
      return found ? 1 : 0
    }),
  delete: ({ documents }, command, transaction) =>
    writing(command['deletes'], ({ q, limit }) => {
      const namespace = namespaceOf(command, 'delete')
      const one = limit === 1 ? documents.findForWrite(namespace, q, transaction) : undefined
      const found = limit === 1 ? (one ? [one] : []) : documents.find(namespace, q)
      for (const { _id } of found) documents.write(namespace, _id, undefined, transaction)
      return found.length
    }),
  find: (place, command) => {
    const found = [...place.documents.find(namespaceOf(command, 'find'), command['filter'] ?? {})]
    const from = command['skip'] ?? 0
    const until = command['limit'] ? from + command['limit'] : undefined
    const selected = found.sort(bySort(command['sort'] ?? {})).slice(from, until)
    return cursor(place, namespaceOf(command, 'find'), 'firstBatch', selected, FIRST_BATCH)
  },
  getMore: (place, command) => {
    const rest = place.cursors.get(Number(command['getMore'])) ?? []
    return cursor(place, namespaceOf(command, 'collection'), 'nextBatch', rest, rest.length)
  },
  aggregate: (place, command) => {
    const namespace = namespaceOf(command, 'aggregate')
    const [match] = command['pipeline']
    const n = place.documents.find(namespace, {}).filter((each) => matchesCondition(match['$match'], each)).length
    return cursor(place, namespace, 'firstBatch', n === 0 ? [] : [{ _id: 1, n }], 1)
  },
}

const namespaceOf = (command: Document, name: string): string => `${command['$db']}.${command[name]}`

/** The first write that is refused ends the command; the reply tells which, and the transaction is over. */
const writing = (writes: readonly Document[], write: (each: Document) => number): Document => {
  let n = 0
  for (const [index, each] of writes.entries()) {
    try {
      n += write(each)
    } catch (fault) {
      if (!(fault instanceof DuplicateKey)) throw fault
      return { n, writeErrors: [{ index, code: 11000, errmsg: fault.message, keyPattern: fault.keyPattern }] }
    }
  }
  return { n, nModified: n }
}

const cursor = (
  { cursors }: Place,
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
  (sort: Document) =>
  (left: Document, right: Document): number => {
    for (const [path, direction] of Object.entries(sort)) {
      const keys = path.split('.')
      const difference = compareValues(valuesAt(left, keys)[0], valuesAt(right, keys)[0])
      if (difference !== 0) return difference * direction
    }
    return 0
  }
