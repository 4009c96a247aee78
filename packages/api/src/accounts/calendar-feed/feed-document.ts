import { randomBytes } from 'node:crypto'
import { type Document, eq, type Store, type Write } from '../../store/index.ts'
import { hashText } from '../secrets.ts'

/** The address of a player's calendar; the id is the user's. The secret itself is in no document. */
export type FeedDocument = { readonly userId: string; readonly hash: string; readonly createdAt: number }

/** Nobody guesses 192 bits. */
const SECRET_BYTES = 24

export const newFeed = (
  userId: string,
  createdAt: number,
): { readonly secret: string; readonly body: FeedDocument } => {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  return { secret, body: { userId, hash: hashText(secret), createdAt } }
}

export const feedOf = (store: Pick<Store, 'get'>, userId: string): Promise<Document<FeedDocument> | undefined> =>
  store.get<FeedDocument>('calendarFeeds', userId)

/** The owner of a secret, if it is in force. */
export const ownerOf = async (store: Pick<Store, 'find'>, secret: string): Promise<string | undefined> => {
  const [feed] = await store.find<FeedDocument>('calendarFeeds', { where: eq('hash', hashText(secret)), limit: 1 })
  return feed?.body.userId
}

/** Replaces the address, or makes the first one. */
export const toFeedWrite = (body: FeedDocument, before: Document<FeedDocument> | undefined): Write =>
  before === undefined
    ? { type: 'insert', collection: 'calendarFeeds', id: body.userId, body }
    : { type: 'replace', collection: 'calendarFeeds', id: before.id, version: before.version, body }
