import * as E from 'fp-ts/lib/Either.js'
import { refuse, type Result } from '../kernel/index.ts'

/** Refuses more than one of an item that is sold singly. */
export const singleOf = (quantity = 1): Result<'messageNotAbleToBuyInBulk', number> =>
  quantity > 1 ? refuse('messageNotAbleToBuyInBulk') : E.right(quantity)
