import { MAX_MESSAGES } from '@daykeep/rules/chat'
import type { AppContext } from '../../core/app-context.ts'
import { eq, type Store, type Write } from '../../store/index.ts'

/** Messages that are removed at once. */
const BATCH = 100

/** Messages that a chat gets before somebody looks again. */
const LOOK_EVERY = 20

/** Chats whose messages are counted; the others are looked at when they get one. */
const MOST_CHATS = 10_000

const leftIn = new WeakMap<object, Map<string, number>>()

/**
 * Looks now and then, after a commit that added messages, whether chats have become too long. Each process counts for
 * itself, so that a few of them keep a little more.
 */
export const boundChats = (
  { store, background }: Pick<AppContext, 'store' | 'background'>,
  writes: readonly Write[],
): void => {
  const countdowns = leftIn.get(store) ?? new Map<string, number>()
  leftIn.set(store, countdowns)
  for (const chat of chatsOf(writes)) {
    const remaining = countdowns.get(chat) ?? 0
    countdowns.delete(chat)
    countdowns.set(chat, remaining > 0 ? remaining - 1 : LOOK_EVERY - 1)
    if (remaining === 0) background.run('prune a chat', () => pruneChat(store, chat))
  }
  const [oldest] = countdowns.keys()
  if (countdowns.size > MOST_CHATS && oldest !== undefined) countdowns.delete(oldest)
}

/** Removes the oldest messages of a chat beyond those that anybody can read. */
const pruneChat = async (store: Pick<Store, 'find' | 'commit'>, group: string): Promise<void> => {
  const old = await store.find('messages', {
    where: eq('groupId', group),
    sort: [{ path: 'timestamp', order: 'descending' }],
    skip: MAX_MESSAGES,
    limit: BATCH,
  })
  if (old.length === 0) return
  await store.commit(old.map(({ id, version }): Write => ({ type: 'remove', collection: 'messages', id, version })))
}

/** The chats that these writes add to. */
const chatsOf = (writes: readonly Write[]): ReadonlySet<string> =>
  new Set(
    writes.flatMap((write) => {
      if (write.collection !== 'messages' || write.type !== 'insert') return []
      const { groupId } = write.body
      return typeof groupId === 'string' ? [groupId] : []
    }),
  )
