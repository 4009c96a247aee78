import * as E from 'fp-ts/lib/Either.js'
import type { Answer, Outcome } from '../kernel/index.ts'
import { type OwnedGear, type Player, type Task, type TaskId, type User, withItems, withStats } from '../model/index.ts'
import { BASE_OUTFIT, FREE_GEAR } from '../registration/index.ts'
import { isOwn, withoutTasks } from '../tasks/index.ts'

/** What the player starts over with. Reference, api 2.1. */
const FRESH_STATS = { hp: 50, lvl: 1, points: 1, exp: 0, gp: 0, str: 0, int: 0, con: 0, per: 0 } as const

export type ResetReport = { readonly tasksToRemove: ReadonlyArray<TaskId> }

/** Starts over: stats and gear as on the first day, own tasks gone; animals, achievements and gems stay. */
export const resetAccount =
  () =>
  () =>
  (player: Player): Answer<never, Outcome<Player, ResetReport>> => {
    const gone = Object.values<Task>(player.tasks).filter(isOwn)
    const { state, events } = withoutTasks(player, gone)
    return E.right({
      state: { ...state, user: startedOver(state.user) },
      report: { tasksToRemove: gone.map(({ _id }) => _id) },
      events,
      message: { key: 'resetComplete' },
    })
  }

const startedOver = (user: User): User =>
  withItems(withStats(user, FRESH_STATS), { gear: gearOfFirstDay(user.items.gear) })

/** What was bought is lost and can be bought back; what everybody owns stays. */
const gearOfFirstDay = (gear: OwnedGear): OwnedGear => {
  const { owned, equipped, costume } = gear
  const fresh = {
    owned: ifOther(owned, Object.fromEntries(Object.keys(owned).map((key) => [key, FREE_GEAR.includes(key)]))),
    equipped: ifOther(equipped, BASE_OUTFIT),
    costume: ifOther(costume, BASE_OUTFIT),
  }
  return ifOther(gear, fresh)
}

/** The second, unless it holds what the first holds: what does not change stays the same object. */
const ifOther = <A extends object>(before: A, after: A): A => {
  const was = before as Readonly<Record<string, unknown>>
  const is = after as Readonly<Record<string, unknown>>
  return Object.keys({ ...was, ...is }).every((key) => was[key] === is[key]) ? before : after
}
