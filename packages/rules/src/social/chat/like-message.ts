import * as E from 'fp-ts/lib/Either.js'
import type { ChatMessage } from '../../model/index.ts'
import { decideOnMessage, type MessageRefusals } from '../permissions/index.ts'
import { done, type SocialRule, withDocuments } from '../society/index.ts'
import { askedMessage, type OneMessage } from './asked-message.ts'

/** Likes a message, or no longer. Reference, api 2.12. Needs the group and the message. */
export const likeMessage: SocialRule<never, OneMessage, MessageRefusals, ChatMessage> = () => (params) => (society) => {
  const decided = decideOnMessage('like', askedMessage(society, params))
  if (E.isLeft(decided)) return decided
  const { by } = params
  const liked = { ...decided.right, likes: toggled(decided.right.likes, by) }
  return done(withDocuments(society, 'chat', [liked]), liked)
}

/** The likes with this player's, or without it. */
export const toggled = (likes: ChatMessage['likes'], by: string): ChatMessage['likes'] => {
  const others = Object.fromEntries(Object.entries(likes).filter(([id]) => id !== by))
  return (likes as Readonly<Record<string, boolean>>)[by] === true ? others : { ...others, [by]: true }
}
