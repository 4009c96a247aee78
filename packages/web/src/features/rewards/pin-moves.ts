import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue } from '@daykeep/rules/catalogue'
import type { Instant } from '@daykeep/rules/kernel'
import type { User } from '@daykeep/rules/model'
import { type MovePin, movePin, pinnedColumn } from '@daykeep/rules/shops'

type Order = ReadonlyArray<string>

/**
 * The moves after which the column has the order of `target`, a list of some of its paths. Empty if it has that order
 * already or cannot get it. To move one tile takes one move as a rule, and one more for each tile that is shown elsewhere
 * than the column has it.
 */
export const pinMoves =
  (catalogue: Catalogue, now: Instant) =>
  (path: string, target: Order) =>
  (user: User): ReadonlyArray<MovePin> => {
    const move = movesOfOne(catalogue, now)
    const direct = move(path, target, user)
    if (direct.length > 0) return direct.map((each) => each.move)
    const moves: SimulatedMove[] = []
    for (const [place, each] of target.entries()) {
      const current = moves.at(-1)?.user ?? user
      const rest = visibleOrder(catalogue, now, current, target).filter(
        (other) => !target.slice(0, place + 1).includes(other),
      )
      moves.push(...move(each, [...target.slice(0, place + 1), ...rest], current))
    }
    return moves.map((each) => each.move)
  }

/**
 * The moves of one path to its place in `target`. Pins that were never moved come first, and while the stored order is as
 * long as the column, a move leaves them there: then one of them is first moved to its own position, which completes the
 * stored order.
 */
const movesOfOne =
  (catalogue: Catalogue, now: Instant) =>
  (path: string, target: Order, user: User): ReadonlyArray<SimulatedMove> => {
    const before = visibleOrder(catalogue, now, user, target)
    if (isSameOrder(before, target)) return []
    const moveFor = simulateMove(catalogue, now)
    const direct = moveFor(path, target, user)
    if (direct !== undefined) return [direct]
    for (const pin of pinnedColumn(catalogue, user, now)) {
      const fixed = moveFor(pin.path, before, user)
      const moved = fixed === undefined ? undefined : moveFor(path, target, fixed.user)
      if (fixed !== undefined && moved !== undefined) return [fixed, moved]
    }
    return []
  }

/** The paths of `target` in the order of the column. */
const visibleOrder = (catalogue: Catalogue, now: Instant, user: User, target: Order): Order =>
  pinnedColumn(catalogue, user, now)
    .map(({ path }) => path)
    .filter((path) => target.includes(path))

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
      const isThere = isSameOrder(visibleOrder(catalogue, now, after, target), target)
      if (after !== user && isThere) return { move: { path, position }, user: after }
    }
    return undefined
  }

const isSameOrder = (one: Order, other: Order): boolean =>
  one.length === other.length && one.every((path, index) => path === other[index])
