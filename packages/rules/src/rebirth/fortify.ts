import * as E from 'fp-ts/lib/Either.js'
import { freeTasks, withTasks } from '../classes/index.ts'
import { followedBy, gemsFor, payGems } from '../inventory/index.ts'
import { outcome, type Rule } from '../kernel/index.ts'
import { type Player, type User, withStats } from '../model/index.ts'
import { MAX_HEALTH } from '../stats/index.ts'

/** Units of balance, four gems. Reference, rules 15, CONFLICT-2. */
export const FORTIFY_PRICE = 1

/** Brings health and the colour of all own tasks back to where they began. Reference, rules 5.3. */
export const fortify: Rule<never, object, 'notEnoughGems', Player, undefined> = () => () => (player) => {
  const price = gemsFor(player.user, FORTIFY_PRICE)
  if (E.isLeft(price)) return price
  const paid = payGems({ price: price.right, transaction: 'reroll' })(player.user)
  const well = followedBy((user: User) => outcome(withStats(user, { hp: MAX_HEALTH }), [{ type: 'PlayerFortified' }]))(
    paid,
  )
  const plain = freeTasks(player).map((task) =>
    task.type === 'reward' || task.value === 0 ? task : { ...task, value: 0 },
  )
  return E.right({
    ...well,
    state: withTasks({ ...player, user: well.state }, plain),
    message: { key: 'fortifyComplete' },
  })
}
