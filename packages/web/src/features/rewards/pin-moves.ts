import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue } from '@daykeep/rules/catalogue'
import type { Instant } from '@daykeep/rules/kernel'
import type { User } from '@daykeep/rules/model'
import { type MovePin, movePin, pinnedColumn } from '@daykeep/rules/shops'

type Order = ReadonlyArray<string>

/**
 * The moves after which the column has the order of `target`, a list of some of its paths. Empty if it has that order
 * already or cannot get it. One move is enough as a rule. But pins that were never moved come first, and while the stored
 * order is as long as the column, a move leaves them there: then one of them is first moved to its own position, which
 * completes the stored order.
 */
export const pinMoves =
  (catalogue: Catalogue, now: Instant) =>
  (path: string, target: Order) =>
  (user: User): ReadonlyArray<MovePin> => {
    const column = pinnedColumn(catalogue, user, now).map((pin) => pin.path)
    const before = column.filter((each) => target.includes(each))
    if (isSameOrder(before, target)) return []
    const moveFor = simulateMove(catalogue, now)
    const direct = moveFor(path, target, user)
    if (direct !== undefined) return [direct.move]
    for (const pin of column) {
      const fixed = moveFor(pin, before, user)
      const moved = fixed === undefined ? undefined : moveFor(path, target, fixed.user)
      if (fixed !== undefined && moved !== undefined) return [fixed.move, moved.move]
    }
    return []
  }

/** The order with an entry swapped with its neighbour. */
export const swapNeighbours = (order: Order, path: string, step: -1 | 1): Order => {
  const at = order.indexOf(path)
  const to = at + step
  return at < 0 || to < 0 || to >= order.length ? order : order.toSpliced(at, 1).toSpliced(to, 0, path)
}

type SimulatedMove = { readonly move: MovePin; readonly user: User }

const simulateMove =
  (catalogue: Catalogue, now: Instant) =>
  (path: string, target: Order, user: User): SimulatedMove | undefined => {
    const places = Math.max(user.pinnedItemsOrder.length, pinnedColumn(catalogue, user, now).length)
    for (let position = 0; position <= places; position += 1) {
      const result = movePin({ catalogue, now })({ path, position })(user)
      if (E.isLeft(result)) return undefined
      const after = result.right.state
      const column = pinnedColumn(catalogue, after, now).map((pin) => pin.path)
      const visible = column.filter((each) => target.includes(each))
      if (after !== user && isSameOrder(visible, target)) return { move: { path, position }, user: after }
    }
    return undefined
  }

const isSameOrder = (one: Order, other: Order): boolean =>
  one.length === other.length && one.every((path, index) => path === other[index])
