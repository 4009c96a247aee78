/** A list that is partly hidden, and the move of one of its visible elements. */
type Move = {
  readonly order: ReadonlyArray<string>
  readonly visible: ReadonlyArray<string>
  readonly id: string
  /** Its new index among the visible elements. */
  readonly to: number
}

/**
 * The index in the full order for a task that was moved among the visible cards: next to the card it was moved past, so
 * that hidden tasks keep their neighbours. docs/reference/screens.md 2.4.
 */
export const positionInOrder = ({ order, visible: shown, id, to }: Move): number => {
  const others = order.filter((each) => each !== id)
  const rest = shown.filter((each) => each !== id)
  const before = rest[to - 1]
  const after = rest[to]
  const movesDown = shown.indexOf(id) < to
  const neighbour = movesDown ? (before ?? after) : (after ?? before)
  const at = neighbour === undefined ? -1 : others.indexOf(neighbour)
  if (at < 0) return others.length
  return neighbour === before ? at + 1 : at
}
