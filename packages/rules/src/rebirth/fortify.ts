import * as E from 'fp-ts/lib/Either.js'
import { freeTasks, withTasks } from '../skills/index.ts'
import { andThen, outcome, type Rule } from '../kernel/index.ts'
import { type Player, type User, withStats } from '../model/index.ts'
import { gemsFor, payGems } from '../purse/index.ts'
import { MAX_HEALTH } from '../stats/index.ts'

/** Units of balance, four gems. docs/decisions/023-prices-in-balance.md. */
const FORTIFY_PRICE = 1

/** Restores full health and resets the value of all own tasks to 0, for gems. docs/reference/rules.md 5.3. */
export const fortify: Rule<never, object, 'notEnoughGems', Player, undefined> = () => () => (player) => {
  const price = gemsFor(player.user, FORTIFY_PRICE)
  if (E.isLeft(price)) return price
  const paid = payGems({ price: price.right, transaction: 'reroll' })(player.user)
  const healed = andThen((user: User) => outcome(withStats(user, { hp: MAX_HEALTH }), [{ type: 'PlayerFortified' }]))(
    paid,
  )
  const tasks = freeTasks(player).map((task) =>
    task.type === 'reward' || task.value === 0 ? task : { ...task, value: 0 },
  )
  return E.right({
    ...healed,
    state: withTasks({ ...player, user: healed.state }, tasks),
    message: { key: 'fortifyComplete' },
  })
}
