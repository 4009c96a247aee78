import * as E from 'fp-ts/lib/Either.js'
import { type Answer, refuse } from '../kernel/index.ts'
import { type User, withStats } from '../model/index.ts'

/** Gold that is there for a price, or a refusal. */
export const goldFor = (user: User, price: number): Answer<'messageNotEnoughGold', number> =>
  user.stats.gp < price ? refuse('messageNotEnoughGold') : E.right(price)

export const withoutGold = (user: User, price: number): User =>
  price === 0 ? user : withStats(user, { gp: user.stats.gp - price })
