import * as E from 'fp-ts/lib/Either.js'
import type { Result, Outcome } from '../kernel/index.ts'
import { type OwnedGear, type Player, type Task, type TaskId, type User, withItems, withStats } from '../model/index.ts'
import { BASE_OUTFIT, FREE_GEAR } from '../registration/index.ts'
import { isOwn, withoutTasks } from '../tasks/index.ts'

/** Stats after a reset. docs/reference/api.md 2.1. */
const FRESH_STATS = { hp: 50, lvl: 1, points: 1, exp: 0, gp: 0, str: 0, int: 0, con: 0, per: 0 } as const

export type ResetReport = { readonly tasksToRemove: ReadonlyArray<TaskId> }

/** Resets the account: stats and gear as on the first day, own tasks deleted; animals, achievements and gems stay. */
export const resetAccount =
  () =>
  () =>
  (player: Player): Result<never, Outcome<Player, ResetReport>> => {
    const removed = Object.values<Task>(player.tasks).filter(isOwn)
    const { state, events } = withoutTasks(player, removed)
    return E.right({
      state: { ...state, user: startedOver(state.user) },
      report: { tasksToRemove: removed.map(({ _id }) => _id) },
      events,
      message: { key: 'resetComplete' },
    })
  }

const startedOver = (user: User): User =>
  withItems(withStats(user, FRESH_STATS), { gear: startingGear(user.items.gear) })

/** Bought gear is lost and can be bought back; free gear stays. */
const startingGear = (gear: OwnedGear): OwnedGear => {
  const { owned, equipped, costume } = gear
  const fresh = {
    owned: reuseIfEqual(owned, Object.fromEntries(Object.keys(owned).map((key) => [key, FREE_GEAR.includes(key)]))),
    equipped: reuseIfEqual(equipped, BASE_OUTFIT),
    costume: reuseIfEqual(costume, BASE_OUTFIT),
  }
  return reuseIfEqual(gear, fresh)
}

/** Returns `before` if both are shallowly equal, so that unchanged data keeps its identity. */
const reuseIfEqual = <A extends object>(before: A, after: A): A => {
  const was = before as Readonly<Record<string, unknown>>
  const is = after as Readonly<Record<string, unknown>>
  return Object.keys({ ...was, ...is }).every((key) => was[key] === is[key]) ? before : after
}
