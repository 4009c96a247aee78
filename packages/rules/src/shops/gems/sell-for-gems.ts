import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { andThen, type Outcome, type Result } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'
import { GEMS_PER_BALANCE, gemsFor, payGems } from '../../purse/index.ts'

/** `price` in gems; `reference`: the key that the transaction names. */
export type GemSale = { readonly price: number; readonly reference: string }

/** Delivers an item and takes its price, or refuses if the gems do not suffice. */
export const sellForGems =
  ({ price, reference }: GemSale) =>
  (deliver: (user: User) => Outcome<User, undefined>) =>
  (user: User): Result<'notEnoughGems', Outcome<User, undefined>> =>
    pipe(
      gemsFor(user, price / GEMS_PER_BALANCE),
      E.map((balance) => andThen(payGems({ price: balance, transaction: 'spend', reference }))(deliver(user))),
    )
