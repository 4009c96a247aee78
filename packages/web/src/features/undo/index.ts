export { undoNewest } from './undo-newest.ts'
export { undoOf } from './undo-of.ts'
