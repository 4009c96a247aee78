import type { Letter } from '../../model/index.ts'

/** All letters with one player: the newest, and how many there are. Reference, api 2.11. */
export type Conversation = { readonly newest: Letter; readonly count: number }

/** A player's conversations, the one with the newest letter first. `letters`: the player's copies. */
export const conversationsOf = (letters: ReadonlyArray<Letter>): ReadonlyArray<Conversation> => {
  const byOther = new Map<string, Conversation>()
  for (const letter of letters) {
    const before = byOther.get(letter.uuid)
    const isNewer = before === undefined || letter.timestamp > before.newest.timestamp
    byOther.set(letter.uuid, { newest: isNewer ? letter : before.newest, count: (before?.count ?? 0) + 1 })
  }
  return [...byOther.values()].sort((a, b) => b.newest.timestamp - a.newest.timestamp)
}
