/** A list of which only some elements are shown, and the move of one of those to another place among them. */
type Move = {
  readonly order: ReadonlyArray<string>
  readonly shown: ReadonlyArray<string>
  readonly id: string
  /** The place among the shown ones, from 0, that it is to have. */
  readonly to: number
}

/**
 * Where a task goes in the full order when it is moved among the cards that are shown: beside the card it was moved
 * past, so that what is hidden keeps its neighbours. Reference, screens 2.4.
 */
export const placeInOrder = ({ order, shown, id, to }: Move): number => {
  const others = order.filter((each) => each !== id)
  const seen = shown.filter((each) => each !== id)
  const before = seen[to - 1]
  const after = seen[to]
  const movesDown = shown.indexOf(id) < to
  const neighbour = movesDown ? (before ?? after) : (after ?? before)
  const at = neighbour === undefined ? -1 : others.indexOf(neighbour)
  if (at < 0) return others.length
  return neighbour === before ? at + 1 : at
}
