import type { Document } from 'bson'
import { createServer, type Server, type Socket } from 'node:net'
import { COMMANDS, type Place } from './commands.ts'
import { Documents, type Transaction } from './documents.ts'
import { MongoFault, noSuchTransaction, notWritablePrimary } from './mongo-fault.ts'
import { takeRequests } from './wire.ts'

export type Kind = 'replica set' | 'standalone' | 'not initiated' | 'router'

/** What goes wrong when the next command of this name arrives. */
export type Mishap = {
  readonly command: string
  readonly act:
    | { readonly type: 'cut before' }
    | { readonly type: 'cut after' }
    /** The command is done, and nobody ever hears of it. */
    | { readonly type: 'fall silent' }
    /** The transaction is lost with its server, and so is the answer. */
    | { readonly type: 'lose' }
    | { readonly type: 'refuse'; readonly fault: MongoFault }
    /** The command is done, the reply says more than that. */
    | { readonly type: 'answer'; readonly more: Document }
    | { readonly type: 'step down'; readonly forMilliseconds: number }
}

/** Instead of a reply. */
const CUT = Symbol('cut')
const SILENCE = Symbol('silence')

const WRITES = new Set(['insert', 'update', 'delete', 'commitTransaction'])

/**
 * Speaks as much of the wire protocol as the adapter needs, keeps documents in memory with real transactions, and does what
 * a test has scripted. It stands in for no database: a contract that holds here still has to hold on a real server.
 */
export class ScriptedMongod {
  readonly #place: Place = { documents: new Documents(), cursors: new Map() }
  readonly #sessions = new Map<string, Transaction>()
  readonly #sockets = new Set<Socket>()
  readonly #server: Server
  readonly #kind: Kind
  #mishaps: readonly Mishap[] = []
  #isPrimary = true

  constructor(kind: Kind = 'replica set') {
    this.#kind = kind
    this.#server = createServer((socket) => this.#serve(socket))
  }

  async listen(port = 0): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve))
  }

  get address(): string {
    const address = this.#server.address()
    if (address === null || typeof address === 'string') throw new Error('The scripted server does not listen.')
    return `127.0.0.1:${address.port}`
  }

  script(...mishaps: readonly Mishap[]): void {
    this.#mishaps = mishaps
  }

  get databases(): readonly string[] {
    return this.#place.documents.databases()
  }

  get mishapsLeft(): number {
    return this.#mishaps.length
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #serve(socket: Socket): void {
    let arrived: Buffer = Buffer.alloc(0)
    this.#sockets.add(socket)
    socket.on('close', () => this.#sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    socket.on('data', (data: Buffer) => {
      const { requests, rest } = takeRequests(Buffer.concat([arrived, data]))
      arrived = rest
      for (const { command, encode } of requests) {
        const reply = this.#reply(command)
        if (reply === CUT) socket.destroy()
        else if (reply !== SILENCE && !socket.destroyed) socket.write(encode(reply))
      }
    })
  }

  #reply(command: Document): Document | typeof CUT | typeof SILENCE {
    const name = Object.keys(command)[0] ?? ''
    if (['hello', 'ismaster', 'isMaster'].includes(name)) return this.#hello()
    const place = this.#mishaps.findIndex((each) => each.command === name && this.#canHappen(each, command))
    const mishap = this.#mishaps[place]
    if (mishap === undefined) return this.#run(name, command)
    this.#mishaps = this.#mishaps.toSpliced(place, 1)
    return this.#mishappen(mishap, name, command)
  }

  /** No server refuses a commit that it has done already. */
  #canHappen({ act }: Mishap, command: Document): boolean {
    return act.type !== 'refuse' || this.#sessions.get(sessionOf(command))?.state !== 'committed' || isNew(command)
  }

  #abort(command: Document): void {
    const transaction = this.#sessions.get(sessionOf(command))
    if (transaction) this.#place.documents.abort(transaction)
  }

  #mishappen({ act }: Mishap, name: string, command: Document): Document | typeof CUT | typeof SILENCE {
    switch (act.type) {
      case 'cut before':
        return CUT
      case 'cut after':
        this.#run(name, command)
        return CUT
      case 'fall silent':
        this.#run(name, command)
        return SILENCE
      case 'lose':
        this.#place.documents.abortAll()
        return CUT
      case 'refuse':
        this.#abort(command)
        return act.fault.reply
      case 'answer': {
        const reply = this.#run(name, command)
        return reply['ok'] === 1 ? { ...reply, ...act.more } : reply
      }
      case 'step down':
        this.#place.documents.abortAll()
        this.#isPrimary = false
        setTimeout(() => {
          this.#isPrimary = true
        }, act.forMilliseconds)
        return this.#run(name, command)
    }
  }

  #run(name: string, command: Document): Document {
    try {
      if (WRITES.has(name) && !this.#isPrimary) throw notWritablePrimary(name)
      return { ...this.#perform(name, command), ok: 1 }
    } catch (fault) {
      if (fault instanceof MongoFault) return fault.reply
      throw fault
    }
  }

  #perform(name: string, command: Document): Document {
    const { documents } = this.#place
    if (command['autocommit'] === false) return this.#performInTransaction(name, command)
    const run = COMMANDS[name]
    if (run === undefined) return new MongoFault(59, 'CommandNotFound').reply
    const transaction = documents.begin(0)
    const reply = run(this.#place, command, transaction)
    documents.commit(transaction)
    return reply
  }

  #performInTransaction(name: string, command: Document): Document {
    const { documents } = this.#place
    const transaction = this.#transactionOf(command)
    if (name === 'commitTransaction') documents.commit(transaction)
    if (name === 'abortTransaction') documents.abort(transaction)
    const run = COMMANDS[name]
    if (run === undefined) return {}
    if (transaction.state !== 'open') throw noSuchTransaction()
    try {
      const reply = run(this.#place, command, transaction)
      if (reply['writeErrors']) documents.abort(transaction)
      return reply
    } catch (fault) {
      documents.abort(transaction)
      throw fault
    }
  }

  /** A higher number ends the transaction that the session had before. */
  #transactionOf(command: Document): Transaction {
    const session = sessionOf(command)
    const number = Number(command['txnNumber'])
    const known = this.#sessions.get(session)
    if (known?.number === number) return known
    if (!isNew(command) || (known && known.number > number)) throw noSuchTransaction()
    if (known) this.#place.documents.abort(known)
    const begun = this.#place.documents.begin(number)
    this.#sessions.set(session, begun)
    return begun
  }

  #hello(): Document {
    return {
      ...this.#role(),
      helloOk: true,
      maxBsonObjectSize: 16 * 1024 * 1024,
      maxMessageSizeBytes: 48_000_000,
      maxWriteBatchSize: 100_000,
      localTime: new Date(),
      logicalSessionTimeoutMinutes: 30,
      minWireVersion: 0,
      maxWireVersion: 21,
      ok: 1,
    }
  }

  #role(): Document {
    const roles: Readonly<Record<Kind, Document>> = {
      standalone: { isWritablePrimary: true, ismaster: true },
      router: { isWritablePrimary: true, ismaster: true, msg: 'isdbgrid' },
      'not initiated': { isWritablePrimary: false, ismaster: false, isreplicaset: true },
      'replica set': {
        isWritablePrimary: this.#isPrimary,
        ismaster: this.#isPrimary,
        secondary: !this.#isPrimary,
        setName: 'rs0',
        setVersion: 1,
        hosts: [this.address],
        me: this.address,
        ...(this.#isPrimary && { primary: this.address }),
      },
    }
    return roles[this.#kind]
  }
}

const sessionOf = (command: Document): string => command['lsid']?.id.toString('hex') ?? ''

const isNew = (command: Document): boolean => command['startTransaction'] === true
