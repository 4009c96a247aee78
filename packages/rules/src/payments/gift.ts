import * as E from 'fp-ts/lib/Either.js'
import { type Result, ownEntry, refuse } from '../kernel/index.ts'
import type { User } from '../model/index.ts'
import type { Actor, Documents } from '../documents/index.ts'
import { LONGEST_GIFT_MESSAGE } from '../gifts/index.ts'

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
