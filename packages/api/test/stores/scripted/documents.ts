import type { Document } from 'bson'
import { matchesCondition, valuesAt } from './matches-condition.ts'
import { DuplicateKey, noSuchTransaction, writeConflict } from './mongo-fault.ts'

/** A unique index, or one of those that the server need not remember. */
export type ServerIndex = {
  readonly key: Document
  readonly unique?: boolean
  readonly partialFilterExpression?: Document
}

type Row = { readonly document: Document | undefined; readonly stamp: number }
type Rows = Map<string, Row>
export type Transaction = {
  readonly number: number
  /** What others have committed after this moment, a transaction may not overwrite. */
  readonly began: number
  /** By collection and id; undefined is a removal. */
  readonly writes: Map<
    string,
    { readonly namespace: string; readonly id: string; readonly document: Document | undefined }
  >
  state: 'open' | 'committed' | 'aborted'
}

/** Documents with snapshot transactions: the first to write a document has it until it ends. */
export class Documents {
  readonly #rows = new Map<string, Rows>()
  readonly #indexes = new Map<string, Map<string, ServerIndex>>()
  readonly #open = new Set<Transaction>()
  #stamp = 0

  begin(number: number): Transaction {
    const transaction: Transaction = { number, began: this.#stamp, writes: new Map(), state: 'open' }
    this.#open.add(transaction)
    return transaction
  }

  commit(transaction: Transaction): void {
    if (transaction.state === 'committed') return
    if (transaction.state === 'aborted') throw noSuchTransaction()
    this.#stamp++
    for (const { namespace, id, document } of transaction.writes.values()) this.#put(namespace, id, document)
    this.#end(transaction, 'committed')
  }

  abort(transaction: Transaction): void {
    if (transaction.state === 'open') this.#end(transaction, 'aborted')
  }

  abortAll(): void {
    for (const transaction of this.#open) this.abort(transaction)
  }

  addIndex(namespace: string, name: string, index: ServerIndex): void {
    const indexes = this.#indexes.get(namespace) ?? new Map<string, ServerIndex>()
    this.#indexes.set(namespace, indexes.set(name, index))
  }

  /** False when it is there already. */
  createCollection(namespace: string): boolean {
    if (this.#rows.has(namespace)) return false
    this.#rows.set(namespace, new Map())
    return true
  }

  drop(database: string): void {
    for (const namespace of this.#rows.keys()) if (namespace.startsWith(`${database}.`)) this.#rows.delete(namespace)
  }

  collections(): readonly string[] {
    return [...this.#rows.keys()]
  }

  databases(): readonly string[] {
    return [...new Set([...this.#rows.keys()].map((namespace) => namespace.split('.')[0] ?? ''))]
  }

  /** What has been committed, in the order of ids. */
  find(namespace: string, condition: Document): readonly Document[] {
    const rows = [...(this.#rows.get(namespace) ?? [])].sort(([left], [right]) => (left < right ? -1 : 1))
    return rows.flatMap(([, { document }]) => (document && matchesCondition(condition, document) ? [document] : []))
  }

  /** The one document that a guarded write means, as the transaction sees it. */
  findForWrite(namespace: string, condition: Document, transaction: Transaction): Document | undefined {
    const id = String(condition['_id'])
    this.#lock(namespace, id, transaction)
    const document = this.#seen(namespace, id, transaction)
    return document && matchesCondition(condition, document) ? document : undefined
  }

  write(namespace: string, id: string, document: Document | undefined, transaction: Transaction): void {
    this.#lock(namespace, id, transaction)
    if (document) this.#refuseTaken(namespace, id, document, transaction)
    transaction.writes.set(`${namespace}/${id}`, { namespace, id, document })
  }

  insert(namespace: string, document: Document, transaction: Transaction): void {
    const id = String(document['_id'])
    this.#lock(namespace, id, transaction)
    if (this.#seen(namespace, id, transaction)) throw new DuplicateKey({ _id: 1 })
    this.write(namespace, id, document, transaction)
  }

  #put(namespace: string, id: string, document: Document | undefined): void {
    const rows: Rows = this.#rows.get(namespace) ?? new Map()
    this.#rows.set(namespace, rows.set(id, { document, stamp: this.#stamp }))
  }

  #end(transaction: Transaction, state: 'committed' | 'aborted'): void {
    transaction.state = state
    this.#open.delete(transaction)
  }

  #others(transaction: Transaction): readonly Transaction[] {
    return [...this.#open].filter((each) => each !== transaction)
  }

  #lock(namespace: string, id: string, transaction: Transaction): void {
    const isHeld = this.#others(transaction).some(({ writes }) => writes.has(`${namespace}/${id}`))
    const stamp = this.#rows.get(namespace)?.get(id)?.stamp ?? 0
    if (isHeld || stamp > transaction.began) throw writeConflict()
  }

  #seen(namespace: string, id: string, { writes }: Transaction): Document | undefined {
    const own = writes.get(`${namespace}/${id}`)
    return own ? own.document : this.#rows.get(namespace)?.get(id)?.document
  }

  #refuseTaken(namespace: string, id: string, document: Document, transaction: Transaction): void {
    const committed = [...(this.#rows.get(namespace)?.keys() ?? [])].filter((other) => other !== id)
    const own = [...transaction.writes.values()].filter((write) => write.namespace === namespace && write.id !== id)
    const ids = new Set([...committed, ...own.map((write) => write.id)])
    const pending = this.#others(transaction).flatMap(({ writes }) => [...writes.values()])
    for (const index of this.#indexes.get(namespace)?.values() ?? []) {
      const isTakenBy = (other: Document | undefined) => other !== undefined && clashes(index, document, other)
      if ([...ids].some((other) => isTakenBy(this.#seen(namespace, other, transaction))))
        throw new DuplicateKey(index.key)
      if (pending.some((write) => write.namespace === namespace && isTakenBy(write.document))) throw writeConflict()
    }
  }
}

const clashes = ({ key, unique, partialFilterExpression }: ServerIndex, one: Document, other: Document): boolean =>
  unique === true &&
  [one, other].every((each) => matchesCondition(partialFilterExpression ?? {}, each)) &&
  Object.keys(key).every((path) => valuesAt(one, path.split('.'))[0] === valuesAt(other, path.split('.'))[0])
