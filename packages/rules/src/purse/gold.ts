import * as E from 'fp-ts/lib/Either.js'
import { type Result, refuse } from '../kernel/index.ts'
import { type User, withStats } from '../model/index.ts'

/** The price, if the gold suffices. The refusal says how much is missing. */
export const goldFor = (user: User, price: number): Result<'messageNotEnoughGold', number> =>
  user.stats.gp < price ? refuse('messageNotEnoughGold', { missing: price - user.stats.gp }) : E.right(price)

/** The user after paying. Whether they can is checked before. */
export const withoutGold = (user: User, price: number): User =>
  price === 0 ? user : withStats(user, { gp: user.stats.gp - price })
