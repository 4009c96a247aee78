/** Where the keyboard is on the board: which column, and which card of it from the top. */
export type Place = { readonly column: number; readonly card: number }

/** How many cards each column in sight has. */
export type Counts = ReadonlyArray<number>

/** The place an arrow key leads to; the same one at an edge. Columns without cards are walked over. */
export const walk = (place: Place, key: string, counts: Counts): Place => {
  const last = (counts[place.column] ?? 1) - 1
  switch (key) {
    case 'ArrowUp':
      return { ...place, card: Math.max(0, place.card - 1) }
    case 'ArrowDown':
      return { ...place, card: Math.min(last, place.card + 1) }
    case 'Home':
      return { ...place, card: 0 }
    case 'End':
      return { ...place, card: last }
    case 'ArrowLeft':
      return aside(place, -1, counts)
    case 'ArrowRight':
      return aside(place, 1, counts)
    default:
      return place
  }
}

const aside = (place: Place, step: 1 | -1, counts: Counts): Place => {
  for (let column = place.column + step; column >= 0 && column < counts.length; column += step) {
    const count = counts[column] ?? 0
    if (count > 0) return { column, card: Math.min(place.card, count - 1) }
  }
  return place
}

/** The card to go to when the one at a place has left: the one that came up, or the last. */
export const nextAfterLeaving = ({ column, card }: Place, counts: Counts): Place | undefined => {
  const count = counts[column] ?? 0
  return count === 0 ? undefined : { column, card: Math.min(card, count - 1) }
}
