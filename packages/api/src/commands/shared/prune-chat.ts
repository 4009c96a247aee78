import { eq, type Store, type Write } from '../../store/index.ts'

/** Messages of a group that are kept. docs/reference/rules.md 0.4. */
const KEPT = 400

/** Messages that are removed at once. */
const BATCH = 100

/** Removes the oldest messages of a chat beyond those that anybody can read. */
export const pruneChat = async (store: Pick<Store, 'find' | 'commit'>, group: string): Promise<void> => {
  const old = await store.find('messages', {
    where: eq('groupId', group),
    sort: [{ path: 'timestamp', order: 'descending' }],
    skip: KEPT,
    limit: BATCH,
  })
  if (old.length === 0) return
  await store.commit(old.map(({ id, version }): Write => ({ type: 'remove', collection: 'messages', id, version })))
}

/** The chats that these writes add to. */
export const chatsOf = (writes: readonly Write[]): ReadonlySet<string> =>
  new Set(
    writes.flatMap((write) => {
      if (write.collection !== 'messages' || write.type !== 'insert') return []
      const { groupId } = write.body
      return typeof groupId === 'string' ? [groupId] : []
    }),
  )
