import { refuse, type World } from '../../kernel/index.ts'
import type { Letter } from '../../model/index.ts'
import { messageText } from '../chat/index.ts'
import { type Objection, objectionsTo } from '../permissions/index.ts'
import { actorOf, type By, documentOf, done, type SocialRule } from '../society/index.ts'
import { writeLetter } from './write-letter.ts'

export type SendLetter = By & { readonly to: string; readonly text: string }

type Refusals = 'messageRequired' | 'userNotFound' | Objection

/** Sends a private message. Reports the sender's copy. Reference, api 2.11. Needs both players. */
export const sendLetter: SocialRule<keyof World, SendLetter, Refusals, Letter> =
  (world) =>
  ({ by, to, text: raw }) =>
  (society) => {
    const text = messageText(raw)
    if (text === '') return refuse('messageRequired')
    const from = actorOf(society, by)
    const receiver = documentOf(society, 'users', to)
    if (receiver === undefined) return refuse('userNotFound')
    const [objection] = objectionsTo('send-private-message', from, receiver)
    if (objection !== undefined) return refuse(objection)
    const { state, mine, told } = writeLetter(world, society, { from, to: receiver, text })
    return done(state, mine, told)
  }
