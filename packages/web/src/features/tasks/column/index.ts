export { Column, type ColumnActions } from './Column.tsx'
export { KIND_ICONS, KINDS } from './kinds.ts'
export { placeInOrder } from './place-in-order.ts'
export { type ColumnContext, type ColumnModel, isWanted, toColumn, type Wanted } from './to-column.ts'
