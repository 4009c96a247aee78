import * as E from 'fp-ts/lib/Either.js'
import { type Answer, lookUp, refuse } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'
import type { By, Society } from '../../social/society/index.ts'

/** `to`: who gets the gift, by id. */
export type Gift = By & { readonly to: string; readonly message?: string }

export type GiftRefusals = 'userWithIDNotFound' | 'giftMessageTooLong'

/** Letters that words beside a gift may have. Reference, api 6.1. */
export const LONGEST_GIFT_MESSAGE = 200

export type BothSides = { readonly giver: User; readonly receiver: User }

/** Who gives and who gets: both have to be there, and the words short. */
export const bothSides =
  ({ by, to, message = '' }: Gift) =>
  ({ users }: Society): Answer<GiftRefusals, BothSides> => {
    const giver = lookUp(users, by)
    const receiver = lookUp(users, to)
    if (giver === undefined) return refuse('userWithIDNotFound', { userId: by })
    if (receiver === undefined) return refuse('userWithIDNotFound', { userId: to })
    if (message.length > LONGEST_GIFT_MESSAGE) return refuse('giftMessageTooLong')
    return E.right({ giver, receiver })
  }
