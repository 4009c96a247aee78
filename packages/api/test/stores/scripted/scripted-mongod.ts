import type { Document } from 'bson'
import { createServer, type Server, type Socket } from 'node:net'
import { COMMANDS, type ServerState } from './commands.ts'
import { Documents, type Transaction } from './documents.ts'
import { isGreeting, type Kind, type Release, toGreeting } from './greeting.ts'
import { MongoFault, noSuchTransaction, notWritablePrimary } from './mongo-fault.ts'
import { takeRequests } from './wire.ts'

/** What goes wrong when the next command of this name arrives. */
export type ScriptedFault = {
  readonly command: string
  readonly act:
    | { readonly type: 'cut before' }
    | { readonly type: 'cut after' }
    /** The connection is reset under the client, whose next write to the socket fails at once. */
    | { readonly type: 'reset' }
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
const RESET = Symbol('reset')
const SILENCE = Symbol('silence')

type NoReply = typeof CUT | typeof RESET | typeof SILENCE

const WRITES = new Set(['insert', 'update', 'delete', 'bulkWrite', 'commitTransaction'])

/**
 * Speaks as much of the wire protocol as the adapter needs, keeps documents in memory with real transactions, and does what
 * a test has scripted. It stands in for no database: a contract that holds here still has to hold on a real server.
 */
export class ScriptedMongod {
  readonly #place: ServerState = { documents: new Documents(), cursors: new Map() }
  readonly #sessions = new Map<string, Transaction>()
  readonly #sockets = new Set<Socket>()
  readonly #server: Server
  readonly #kind: Kind
  #faults: readonly ScriptedFault[] = []
  #isPrimary = true

  readonly #release: Release
  readonly #commands: string[] = []
  /** Milliseconds before each reply. */
  latency = 0
  #pendingReplies = 0
  #roundTrips = 0

  constructor(kind: Kind = 'replica set', release: Release = '7.0') {
    this.#kind = kind
    this.#release = release
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

  script(...faults: readonly ScriptedFault[]): void {
    this.#faults = faults
  }

  get databases(): readonly string[] {
    return this.#place.documents.databases()
  }

  get collections(): readonly string[] {
    return this.#place.documents.collections()
  }

  /** The names of all commands so far, in the order of their arrival; greetings are not among them. */
  get commands(): readonly string[] {
    return this.#commands
  }

  /** Commands, where those that arrive before the reply to an earlier one count as one with it. Needs a latency. */
  get roundTrips(): number {
    return this.#roundTrips
  }

  get faultsLeft(): number {
    return this.#faults.length
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
        else if (reply === RESET) socket.resetAndDestroy()
        else if (reply !== SILENCE) this.#send(socket, encode(reply), command)
      }
    })
  }

  #send(socket: Socket, bytes: Buffer, command: Document): void {
    const write = () => !socket.destroyed && socket.write(bytes)
    if (this.latency === 0 || isGreeting(command)) return void write()
    if (this.#pendingReplies === 0) this.#roundTrips += 1
    this.#pendingReplies += 1
    setTimeout(() => {
      this.#pendingReplies -= 1
      write()
    }, this.latency)
  }

  #reply(command: Document): Document | NoReply {
    const name = Object.keys(command)[0] ?? ''
    if (isGreeting(command)) return this.#greeting()
    this.#commands.push(name)
    const location = this.#faults.findIndex((each) => each.command === name && this.#canHappen(each, command))
    const fault = this.#faults[location]
    if (fault === undefined) return this.#run(name, command)
    this.#faults = this.#faults.toSpliced(location, 1)
    return this.#applyFault(fault, name, command)
  }

  #greeting(): Document {
    return toGreeting({ kind: this.#kind, release: this.#release, isPrimary: this.#isPrimary, address: this.address })
  }

  /** No server refuses a commit that it has done already. */
  #canHappen({ act }: ScriptedFault, command: Document): boolean {
    return act.type !== 'refuse' || this.#sessions.get(sessionOf(command))?.state !== 'committed' || isNew(command)
  }

  #abort(command: Document): void {
    const transaction = this.#sessions.get(sessionOf(command))
    if (transaction) this.#place.documents.abort(transaction)
  }

  #applyFault({ act }: ScriptedFault, name: string, command: Document): Document | NoReply {
    switch (act.type) {
      case 'cut before':
        return CUT
      case 'cut after':
        this.#run(name, command)
        return CUT
      case 'reset':
        return RESET
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
    } catch (error) {
      if (error instanceof MongoFault) return error.reply
      throw error
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
      if (reply['writeErrors'] || reply['nErrors']) documents.abort(transaction)
      return reply
    } catch (error) {
      documents.abort(transaction)
      throw error
    }
  }

  /** A higher number ends the transaction that the session had before. */
  #transactionOf(command: Document): Transaction {
    const session = sessionOf(command)
    const number = Number(command['txnNumber'])
    const existing = this.#sessions.get(session)
    if (existing?.number === number) return existing
    if (!isNew(command) || (existing && existing.number > number)) throw noSuchTransaction()
    if (existing) this.#place.documents.abort(existing)
    const begun = this.#place.documents.begin(number)
    this.#sessions.set(session, begun)
    return begun
  }
}

const sessionOf = (command: Document): string => command['lsid']?.id.toString('hex') ?? ''

const isNew = (command: Document): boolean => command['startTransaction'] === true
