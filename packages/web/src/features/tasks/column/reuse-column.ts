import type { ColumnList, ColumnModel } from './to-column.ts'

/** Returns the previous model if the new one shows the same. Cards are compared by identity. */
export const reuseColumn = (before: ColumnModel | undefined, after: ColumnModel): ColumnModel =>
  before !== undefined && isSame(before, after) ? before : after

const isSame = (one: ColumnModel, other: ColumnModel): boolean =>
  one.type === other.type &&
  one.shared === other.shared &&
  one.filter === other.filter &&
  one.filters === other.filters &&
  one.count === other.count &&
  one.hidden === other.hidden &&
  isSameList(one.list, other.list)

const isSameList = (one: ColumnList, other: ColumnList): boolean => {
  if (one.type === 'empty') return other.type === 'empty' && one.why === other.why
  if (one.type !== 'cards') return one.type === other.type
  return (
    other.type === 'cards' &&
    one.sortable === other.sortable &&
    one.cards.length === other.cards.length &&
    one.cards.every((card, index) => card === other.cards[index])
  )
}
