import * as E from 'fp-ts/lib/Either.js'
import { freeTasks, withTasks } from '../skills/index.ts'
import { andThen, outcome, type Rule, toIso } from '../kernel/index.ts'
import { type Player, type Task, type User, withFlags } from '../model/index.ts'
import { gemsFor, payGems } from '../purse/index.ts'
import { isRebirthFree } from '../shops/index.ts'
import { levelForStats } from '../stats/index.ts'
import { rebornUser } from './reborn-user.ts'

/** Units of balance, six gems. docs/decisions/023-prices-in-balance.md. */
const REBIRTH_PRICE = 1.5

/**
 * Starts again at level 1 and keeps everything in the bags: for gems, or free at level 100 once in 45 days.
 * docs/reference/rules.md 5.2.
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
    const reborn = andThen((payer: User) =>
      outcome(rebornUser(catalogue, payer), [{ type: 'PlayerReborn', level, free }]),
    )(paid)
    const owner = free ? withFlags(reborn.state, { lastFreeRebirth: toIso(now) }) : reborn.state
    return E.right({ ...reborn, state: withFreshTasks({ user: owner, tasks }), message: { key: 'rebirthComplete' } })
  }

/** Own tasks start over as if never scored; completed to-dos and rewards stay. docs/reference/rules.md 5.2 step 2. */
const withFreshTasks = (player: Player): Player => withTasks(player, freeTasks(player).map(toFresh))

const toFresh = (task: Task): Task => {
  switch (task.type) {
    case 'habit':
      return isFresh(task, task.counterUp, task.counterDown)
        ? task
        : { ...task, value: 0, counterUp: 0, counterDown: 0 }
    case 'daily':
      return isFresh(task, task.streak) ? task : { ...task, value: 0, streak: 0 }
    case 'todo':
      return task.completed || isFresh(task) ? task : { ...task, value: 0 }
    case 'reward':
      return task
  }
}

const isFresh = ({ value }: Task, ...counters: ReadonlyArray<number>): boolean =>
  value === 0 && counters.every((counter) => counter === 0)
