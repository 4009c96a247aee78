/** A card on the board by its position: index of its column, and index within that from the top. */
export type Cell = { readonly column: number; readonly card: number }

/** The number of cards in each visible column. */
export type ColumnSizes = ReadonlyArray<number>

/** The cell that a key leads to, or the same object where it leads nowhere. Empty columns are skipped. */
export const nextCell = (cell: Cell, key: string, sizes: ColumnSizes): Cell => {
  const last = (sizes[cell.column] ?? 1) - 1
  switch (key) {
    case 'ArrowUp':
      return { ...cell, card: Math.max(0, cell.card - 1) }
    case 'ArrowDown':
      return { ...cell, card: Math.min(last, cell.card + 1) }
    case 'Home':
      return { ...cell, card: 0 }
    case 'End':
      return { ...cell, card: last }
    case 'ArrowLeft':
      return cellInNextColumn(cell, -1, sizes)
    case 'ArrowRight':
      return cellInNextColumn(cell, 1, sizes)
    default:
      return cell
  }
}

const cellInNextColumn = (cell: Cell, step: 1 | -1, sizes: ColumnSizes): Cell => {
  for (let column = cell.column + step; column >= 0 && column < sizes.length; column += step) {
    const count = sizes[column] ?? 0
    if (count > 0) return { column, card: Math.min(cell.card, count - 1) }
  }
  return cell
}

/** The cell to focus after the card in a cell was removed: the card that moved up, else the last one. */
export const cellAfterRemoval = ({ column, card }: Cell, sizes: ColumnSizes): Cell | undefined => {
  const count = sizes[column] ?? 0
  return count === 0 ? undefined : { column, card: Math.min(card, count - 1) }
}
