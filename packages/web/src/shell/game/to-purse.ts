import type { User } from '@daykeep/rules/model'
import type { PurseModel } from './Purse.tsx'

/** A balance of 1 is four gems. Application specification, section 3, "User". */
const GEMS_PER_BALANCE = 4

export const toPurse = ({ stats, balance, purchased }: Pick<User, 'stats' | 'balance' | 'purchased'>): PurseModel => ({
  gold: Math.max(0, stats.gp),
  gems: balance * GEMS_PER_BALANCE,
  hourglasses: purchased.plan.consecutive.trinkets,
})
