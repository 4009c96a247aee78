import type { User } from '@daykeep/rules/model'
import { GEMS_PER_BALANCE } from '@daykeep/rules/purse'
import type { PurseModel } from './Purse.tsx'

export const toPurse = ({ stats, balance, purchased }: Pick<User, 'stats' | 'balance' | 'purchased'>): PurseModel => ({
  gold: Math.max(0, stats.gp),
  gems: balance * GEMS_PER_BALANCE,
  hourglasses: purchased.plan.consecutive.trinkets,
})
