import * as E from 'fp-ts/lib/Either.js'
import { type Answer, type GameEvent, refuse } from '../../kernel/index.ts'
import { GEMS_PER_BALANCE, payGems } from '../../inventory/index.ts'
import type { Group, User } from '../../model/index.ts'
import { isLeader } from '../permissions/index.ts'

export type Funded = { readonly user: User; readonly group: Group; readonly events: ReadonlyArray<GameEvent> }

/** A prize, in gems, for a challenge in the making. */
export type Prize = { readonly gems: number; readonly challenge: string }

/** The group's bank pays as far as it can when its leader makes the challenge; the maker pays the rest. Reference, rules 11.5. */
export const fundPrize = ({ gems, challenge }: Prize, user: User, group: Group): Answer<'cantAfford', Funded> => {
  const cost = gems / GEMS_PER_BALANCE
  const bank = isLeader(user, group) ? group.balance : 0
  if (cost > user.balance + bank) return refuse('cantAfford')
  const fromBank = Math.min(Math.max(0, bank), cost)
  const paid = payGems({ price: cost - fromBank, transaction: 'create_challenge', reference: challenge })(user)
  if (fromBank === 0) return E.right({ user: paid.state, group, events: paid.events })
  const left = group.balance - fromBank
  const drawn = {
    currency: 'gems',
    transaction: 'create_bank_challenge',
    amount: fromBank,
    left,
    reference: group._id,
  } as const
  return E.right({
    user: paid.state,
    group: { ...group, balance: left },
    events: [{ type: 'CurrencySpent', ...drawn }, ...paid.events],
  })
}
