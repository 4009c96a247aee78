import * as E from 'fp-ts/lib/Either.js'
import { type Result, ownEntry, refuse, type RuleContext } from '../kernel/index.ts'
import type { SystemInfo, User } from '../model/index.ts'
import { type Actor, type AddressedEvent, type Documents, findDocument } from '../documents/index.ts'
import { LONGEST_GIFT_MESSAGE } from '../gifts/index.ts'
import { writePrivateMessage } from '../private-messages/index.ts'

/** `to`: the id of the receiver. */
export type Gift = { readonly to: string; readonly message?: string }

export type GiftRefusals = 'userWithIDNotFound' | 'giftMessageTooLong'

export type BothSides = { readonly giver: User; readonly receiver: User }

/** The giver and the receiver. Refuses if either is missing or the message is too long. */
export const bothSides =
  ({ actorId, to, message = '' }: Gift & Actor) =>
  ({ users }: Documents): Result<GiftRefusals, BothSides> => {
    const giver = ownEntry(users, actorId)
    const receiver = ownEntry(users, to)
    if (giver === undefined) return refuse('userWithIDNotFound', { userId: actorId })
    if (receiver === undefined) return refuse('userWithIDNotFound', { userId: to })
    if (message.length > LONGEST_GIFT_MESSAGE) return refuse('giftMessageTooLong')
    return E.right({ giver, receiver })
  }

/** Who gives, as the receiver is told. What a shadow-muted giver writes reaches nobody. */
export const giverOf = (giver: User, { message = '' }: Gift) => ({
  from: giver._id,
  name: giver.profile.name,
  ...(message.trim() === '' || giver.flags.chatShadowMuted === true ? {} : { message: message.trim() }),
})

type GiftMessage = Actor & Gift & { readonly info: SystemInfo }

type Delivery = { readonly state: Documents; readonly events: ReadonlyArray<AddressedEvent> }

/** Tells both in a private message, each in their language; a gift to oneself needs none. docs/reference/rules.md 14.5. */
export const withGiftLetter = (
  context: Pick<RuleContext, 'now' | 'seed'>,
  documents: Documents,
  { actorId, to, message = '', info }: GiftMessage,
): Delivery => {
  const giver = findDocument(documents, 'users', actorId)
  const receiver = findDocument(documents, 'users', to)
  if (giver === undefined || receiver === undefined || giver === receiver) return { state: documents, events: [] }
  const draft = { from: giver, to: receiver, text: message.trim(), info: { ...info, user: giver.profile.name } }
  return writePrivateMessage(context, documents, draft)
}
