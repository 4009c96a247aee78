import { refuse } from '../../kernel/index.ts'
import type { Letter } from '../../model/index.ts'
import { toggled } from '../chat/index.ts'
import { type By, done, type SocialRule, withDocuments } from '../society/index.ts'

/** `both`: the id that both copies share. */
export type LikeLetter = By & { readonly both: string }

/** Likes a letter, or no longer, on both copies. Reports the player's own. Needs both copies. Reference, api 2.11. */
export const likeLetter: SocialRule<never, LikeLetter, 'messageGroupChatNotFound', Letter> =
  () =>
  ({ by, both }) =>
  (society) => {
    const copies = Object.values(society.letters).filter(({ uniqueMessageId }) => uniqueMessageId === both)
    const mine = copies.find(({ ownerId }) => ownerId === by)
    if (mine === undefined) return refuse('messageGroupChatNotFound')
    const likes = toggled(mine.likes, by)
    const liked = copies.map((copy) => ({ ...copy, likes }))
    return done(withDocuments(society, 'letters', liked), { ...mine, likes })
  }
