import type { PrivateMessage } from '@daykeep/rules/model'
import { eq, type Store } from '../../store/index.ts'

/** Messages that are read at once. */
const BATCH = 500

/** All private messages of a player, the newest first. */
export const allMessages = async (
  store: Pick<Store, 'find'>,
  ownerId: string,
): Promise<ReadonlyArray<PrivateMessage>> => {
  const messages: PrivateMessage[] = []
  for (let size = BATCH; size === BATCH; ) {
    const page = await store.find<PrivateMessage>('privateMessages', {
      where: eq('ownerId', ownerId),
      sort: [{ path: 'timestamp', order: 'descending' }],
      skip: messages.length,
      limit: BATCH,
    })
    messages.push(...page.map(({ body }) => body))
    size = page.length
  }
  return messages
}
