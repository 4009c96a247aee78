import * as E from 'fp-ts/lib/Either.js'
import { GEMS_PER_BALANCE } from '../purse/index.ts'
import { andThen, outcome, type Rule } from '../kernel/index.ts'
import type { User } from '../model/index.ts'
import { gainGems } from '../gifts/index.ts'
import { gemPackNamed } from '../money/index.ts'

export type BuyGemPack = { readonly pack: string }

/** Buys gems for money; a sale puts more of them into the pack. docs/reference/api.md 6.3. */
export const buyGemPack: Rule<'catalogue' | 'now', BuyGemPack, 'invalidGemsBlock', User, undefined> =
  ({ catalogue, now }) =>
  ({ pack: key }) =>
  (user) => {
    const pack = gemPackNamed(catalogue, key, now)
    if (E.isLeft(pack)) return pack
    const amount = pack.right.gems / GEMS_PER_BALANCE
    return E.right(
      andThen(gainGems({ amount, transaction: 'buy_money', reference: key }))(outcome(withOnePaymentMore(user))),
    )
  }

/** The user with one payment more in `txnCount`. */
export const withOnePaymentMore = (user: User): User => ({
  ...user,
  purchased: { ...user.purchased, txnCount: user.purchased.txnCount + 1 },
})
