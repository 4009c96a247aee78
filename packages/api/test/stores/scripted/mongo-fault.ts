import type { Document } from 'bson'

/** A refusal with the number and the labels that a server gives it. */
export class MongoFault extends Error {
  readonly reply: Document

  constructor(code: number, codeName: string, rest: Document = {}) {
    super(codeName)
    this.reply = { ok: 0, code, codeName, errmsg: codeName, ...rest }
  }
}

const PASSING = { errorLabels: ['TransientTransactionError'] }

export const writeConflict = (): MongoFault => new MongoFault(112, 'WriteConflict', PASSING)

export const noSuchTransaction = (): MongoFault => new MongoFault(251, 'NoSuchTransaction', PASSING)

/** A server labels it for what may be tried again: the transaction, or the commit of it. */
export const notWritablePrimary = (command: string): MongoFault =>
  new MongoFault(
    10107,
    'NotWritablePrimary',
    command === 'commitTransaction' ? { errorLabels: ['RetryableWriteError'] } : PASSING,
  )

/** One of the writes of a command was refused; the command itself went well. */
export class DuplicateKey extends Error {
  readonly keyPattern: Document

  constructor(keyPattern: Document) {
    super('E11000 duplicate key error')
    this.keyPattern = keyPattern
  }
}
