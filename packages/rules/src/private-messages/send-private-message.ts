import { refuse, type RuleContext } from '../kernel/index.ts'
import type { PrivateMessage } from '../model/index.ts'
import { messageText } from '../chat/index.ts'
import { type Denial, denialsOf } from '../permissions/index.ts'
import { requireActor, findDocument, succeed, type SharedRule } from '../documents/index.ts'
import { writePrivateMessage } from './write-private-message.ts'

export type SendPrivateMessage = { readonly to: string; readonly text: string }

type Refusals = 'messageRequired' | 'userNotFound' | Denial

/** Sends a private message. Reports the sender's copy. docs/reference/api.md 2.11. */
export const sendPrivateMessage: SharedRule<keyof RuleContext, SendPrivateMessage, Refusals, PrivateMessage> =
  (context) =>
  ({ actorId, to, text: raw }) =>
  (documents) => {
    const text = messageText(raw)
    if (text === '') return refuse('messageRequired')
    const from = requireActor(documents, actorId)
    const receiver = findDocument(documents, 'users', to)
    if (receiver === undefined) return refuse('userNotFound')
    const [objection] = denialsOf('send-private-message', from, receiver)
    if (objection !== undefined) return refuse(objection)
    const { state, mine, events } = writePrivateMessage(context, documents, { from, to: receiver, text })
    return succeed(state, mine, events)
  }
