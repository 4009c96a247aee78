import * as E from 'fp-ts/lib/Either.js'
import { followedBy, gemsFor, payGems } from '../inventory/index.ts'
import { outcome, type Rule, toIso } from '../kernel/index.ts'
import { type Player, type User, withFlags } from '../model/index.ts'
import { isRebirthFree } from '../shops/index.ts'
import { levelForStats } from '../stats/index.ts'
import { newborn } from './newborn.ts'
import { withFreshTasks } from './fresh-tasks.ts'

/** Units of balance, six gems. Reference, rules 15, CONFLICT-2. */
export const REBIRTH_PRICE = 1.5

/**
 * Begins again at level 1, with everything in the bags: for gems, or for nothing at level 100 once in 45 days.
 * Reference, rules 5.2.
 */
export const rebirth: Rule<'catalogue' | 'now', object, 'notEnoughGems', Player, undefined> =
  ({ catalogue, now }) =>
  () =>
  ({ user, tasks }) => {
    const free = isRebirthFree(user, now)
    const price = gemsFor(user, free ? 0 : REBIRTH_PRICE)
    if (E.isLeft(price)) return price
    const level = levelForStats(user.stats.lvl)
    const paid = payGems({ price: price.right, transaction: 'rebirth' })(user)
    const reborn = followedBy((payer: User) =>
      outcome(newborn(catalogue, payer), [{ type: 'PlayerReborn', level, free }]),
    )(paid)
    const noted = free ? withFlags(reborn.state, { lastFreeRebirth: toIso(now) }) : reborn.state
    return E.right({
      ...reborn,
      state: withFreshTasks({ user: noted, tasks }),
      message: { key: 'rebirthComplete' },
    })
  }
