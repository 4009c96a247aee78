import { createHash } from 'node:crypto'
import { LIMITS } from '@daykeep/rules/model'
import { type Document, eq, oneOf, type Store, type Write } from '../../store/index.ts'

/** A browser that a player lets be told what happens (Push API). The id is a hash of its endpoint. */
export type PushSubscription = {
  readonly userId: string
  /** The address at the push service of the browser. */
  readonly endpoint: string
  /** The browser's public key and a secret of both sides, base64url. RFC 8291. */
  readonly keys: { readonly p256dh: string; readonly auth: string }
  /** Which device it is, in words. */
  readonly label: string
  readonly createdAt: number
}

export const subscriptionId = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex')

export const subscriptionsOf = (
  store: Pick<Store, 'find'>,
  userId: string,
): Promise<ReadonlyArray<Document<PushSubscription>>> =>
  store.find<PushSubscription>('pushSubscriptions', { where: eq('userId', userId), limit: LIMITS.pushSubscriptions })

/** The subscriptions of several players, read at once; nothing of a player without any. */
export const subscriptionsByPlayer = async (
  store: Pick<Store, 'find'>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyArray<Document<PushSubscription>>>> => {
  if (userIds.length === 0) return new Map()
  const found = await store.find<PushSubscription>('pushSubscriptions', { where: oneOf('userId', userIds) })
  return Map.groupBy(found, ({ body }) => body.userId)
}

/** Removes a subscription that ended, with what was on its way to it. */
export const forgetSubscription = async (
  store: Pick<Store, 'get' | 'commit'>,
  id: string,
  ...writes: readonly Write[]
): Promise<void> => {
  const found = await store.get('pushSubscriptions', id)
  const removal: readonly Write[] =
    found === undefined ? [] : [{ type: 'remove', collection: 'pushSubscriptions', id, version: found.version }]
  await store.commit([...removal, ...writes])
}
