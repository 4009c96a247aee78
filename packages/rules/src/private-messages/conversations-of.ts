import type { PrivateMessage } from '../model/index.ts'

/** The messages with one player: the newest and their count. docs/reference/api.md 2.11. */
export type Conversation = { readonly newest: PrivateMessage; readonly count: number }

/** A player's conversations, most recent first. `messages`: the player's copies. */
export const conversationsOf = (messages: ReadonlyArray<PrivateMessage>): ReadonlyArray<Conversation> => {
  const byOther = new Map<string, Conversation>()
  for (const message of messages) {
    const before = byOther.get(message.uuid)
    const isNewer = before === undefined || message.timestamp > before.newest.timestamp
    byOther.set(message.uuid, { newest: isNewer ? message : before.newest, count: (before?.count ?? 0) + 1 })
  }
  return [...byOther.values()].sort((a, b) => b.newest.timestamp - a.newest.timestamp)
}
