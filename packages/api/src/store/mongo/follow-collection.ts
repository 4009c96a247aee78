import { type ChangeStreamInsertDocument, type Db, MongoServerError, type ResumeToken, Timestamp } from 'mongodb'
import { setTimeout as wait } from 'node:timers/promises'
import type { CollectionName } from '../collections.ts'
import type { Following, FollowOptions } from '../port.ts'
import { type MongoRecord, toDocument } from './mongo-record.ts'

/** Milliseconds before a stream that broke is opened again. */
const PAUSE = 1000

/** The server no longer knows the token: its log has gone on. */
const HISTORY_LOST = 286

/** A change stream of what is inserted; its tokens grow in the order of the commits. */
export const followCollection =
  (database: Db) =>
  <Body>(collection: CollectionName, { since, onInserted }: FollowOptions<Body>): Following => {
    const abort = new AbortController()
    let after: ResumeToken
    let start: Timestamp | undefined = Timestamp.fromBits(0, Math.floor(since / 1000))
    const follow = async (): Promise<void> => {
      const from =
        after === undefined ? (start === undefined ? {} : { startAtOperationTime: start }) : { startAfter: after }
      const stream = database
        .collection<MongoRecord>(collection)
        .watch<MongoRecord, ChangeStreamInsertDocument<MongoRecord>>([{ $match: { operationType: 'insert' } }], from)
      const close = (): void => void stream.close().catch(() => undefined)
      abort.signal.addEventListener('abort', close, { once: true })
      try {
        for await (const change of stream) {
          after = change._id
          const { id, body } = toDocument<Body>(change.fullDocument)
          onInserted([{ position: positionOf(change._id), id, body }])
        }
      } finally {
        abort.signal.removeEventListener('abort', close)
        close()
      }
    }
    const followAgain = async (): Promise<void> => {
      while (!abort.signal.aborted) {
        await follow().catch((error: unknown) => {
          if (!(error instanceof MongoServerError) || error.code !== HISTORY_LOST) return
          after = undefined
          start = undefined
        })
        await wait(PAUSE, undefined, { signal: abort.signal }).catch(() => undefined)
      }
    }
    const running = followAgain()
    return {
      look: () => undefined,
      stop: async () => {
        abort.abort()
        await running
      },
    }
  }

const positionOf = (token: ResumeToken): string => (token as { readonly _data: string })._data
