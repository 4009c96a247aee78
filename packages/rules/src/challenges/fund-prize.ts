import * as E from 'fp-ts/lib/Either.js'
import { type Result, type GameEvent, refuse } from '../kernel/index.ts'
import { GEMS_PER_BALANCE, payGems } from '../purse/index.ts'
import type { Group, User } from '../model/index.ts'
import { isLeader } from '../permissions/index.ts'

export type FundedPrize = { readonly user: User; readonly group: Group; readonly events: ReadonlyArray<GameEvent> }

/** The prize of a challenge that is being created, in gems. */
export type Prize = { readonly gems: number; readonly challenge: string }

/**
 * If the maker leads the group, its bank pays as much as it can; the maker pays the rest. docs/reference/rules.md 11.5.
 */
export const fundPrize = ({ gems, challenge }: Prize, user: User, group: Group): Result<'cantAfford', FundedPrize> => {
  const cost = gems / GEMS_PER_BALANCE
  const bank = isLeader(user, group) ? group.balance : 0
  if (cost > user.balance + bank) return refuse('cantAfford')
  const fromBank = Math.min(Math.max(0, bank), cost)
  const paid = payGems({ price: cost - fromBank, transaction: 'create_challenge', reference: challenge })(user)
  if (fromBank === 0) return E.right({ user: paid.state, group, events: paid.events })
  const remaining = group.balance - fromBank
  const withdrawal = {
    currency: 'gems',
    transaction: 'create_bank_challenge',
    amount: fromBank,
    left: remaining,
    reference: group._id,
  } as const
  return E.right({
    user: paid.state,
    group: { ...group, balance: remaining },
    events: [{ type: 'CurrencySpent', ...withdrawal }, ...paid.events],
  })
}
