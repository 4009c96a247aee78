import * as E from 'fp-ts/lib/Either.js'
import { decideOnMessage, type MessageRefusals } from '../permissions/index.ts'
import { done, type SocialRule, withoutDocuments } from '../society/index.ts'
import { askedMessage, type OneMessage } from './asked-message.ts'

/** Takes a message away: its writer, or a moderator. Reference, api 4.4. Needs the group and the message. */
export const deleteMessage: SocialRule<never, OneMessage, MessageRefusals, undefined> = () => (params) => (society) => {
  const decided = decideOnMessage('delete', askedMessage(society, params))
  return E.isLeft(decided) ? decided : done(withoutDocuments(society, 'chat', [decided.right._id]), undefined)
}
