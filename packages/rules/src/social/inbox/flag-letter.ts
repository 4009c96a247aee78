import * as E from 'fp-ts/lib/Either.js'
import { refuseAs } from '../../kernel/index.ts'
import type { Letter } from '../../model/index.ts'
import { flagCountAfter } from '../chat/index.ts'
import { actorOf, done, type SocialRule, withDocuments } from '../society/index.ts'
import { type OneLetter, ownLetter } from './own-letter.ts'

export type FlagLetter = OneLetter & { readonly comment?: string }

type Refusals = 'messageGroupChatNotFound' | 'messageGroupChatFlagAlreadyReported'

/** Reports a letter to the moderators, once. Needs the player's copy. Reference, api 2.11. */
export const flagLetter: SocialRule<'now', FlagLetter, Refusals, Letter> =
  ({ now }) =>
  (params) =>
  (society) => {
    const found = ownLetter(society, params)
    if (E.isLeft(found)) return refuseAs('badRequest', found.left.key)
    const actor = actorOf(society, params.by)
    const { flags, flagCount, _id } = found.right
    if (flags[actor._id] === true) return refuseAs('badRequest', 'messageGroupChatFlagAlreadyReported')
    const flagged: Letter = {
      ...found.right,
      flags: { ...flags, [actor._id]: true },
      flagCount: flagCountAfter(actor, flagCount, now),
      reported: true,
    }
    const { comment } = params
    const reported = { type: 'MessageReported', message: _id, ...(comment === undefined ? {} : { comment }) } as const
    return done(withDocuments(society, 'letters', [flagged]), flagged, [{ to: actor._id, event: reported }])
  }
