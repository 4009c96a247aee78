import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue } from '@daykeep/rules/content'
import type { Instant } from '@daykeep/rules/kernel'
import type { User } from '@daykeep/rules/model'
import { type MovePin, movePin, pinnedColumn } from '@daykeep/rules/shops'

type Order = ReadonlyArray<string>

/**
 * The moves after which the column reads as `wanted`, a list of some of its paths; none if it reads so already or can't.
 * One is enough as a rule. But pins that the player never moved stand on top, and while the player's own order is as
 * long as the column, a move leaves them there: then one of them is first put where it stands, which makes the order whole.
 */
export const movesTo =
  (catalogue: Catalogue, now: Instant) =>
  (path: string, wanted: Order) =>
  (user: User): ReadonlyArray<MovePin> => {
    const column = pinnedColumn(catalogue, user, now).map((pin) => pin.path)
    const before = column.filter((each) => wanted.includes(each))
    if (reads(before, wanted)) return []
    const moveFor = moveTo(catalogue, now)
    const direct = moveFor(path, wanted, user)
    if (direct !== undefined) return [direct.move]
    for (const still of column) {
      const stays = moveFor(still, before, user)
      const then = stays === undefined ? undefined : moveFor(path, wanted, stays.user)
      if (stays !== undefined && then !== undefined) return [stays.move, then.move]
    }
    return []
  }

/** The neighbours of the column changed places. */
export const swapped = (order: Order, path: string, step: -1 | 1): Order => {
  const at = order.indexOf(path)
  const to = at + step
  return at < 0 || to < 0 || to >= order.length ? order : order.toSpliced(at, 1).toSpliced(to, 0, path)
}

type Moved = { readonly move: MovePin; readonly user: User }

const moveTo =
  (catalogue: Catalogue, now: Instant) =>
  (path: string, wanted: Order, user: User): Moved | undefined => {
    const places = Math.max(user.pinnedItemsOrder.length, pinnedColumn(catalogue, user, now).length)
    for (let position = 0; position <= places; position += 1) {
      const answer = movePin({ catalogue, now })({ path, position })(user)
      if (E.isLeft(answer)) return undefined
      const after = answer.right.state
      const column = pinnedColumn(catalogue, after, now).map((pin) => pin.path)
      const shown = column.filter((each) => wanted.includes(each))
      if (after !== user && reads(shown, wanted)) return { move: { path, position }, user: after }
    }
    return undefined
  }

const reads = (one: Order, other: Order): boolean =>
  one.length === other.length && one.every((path, index) => path === other[index])
