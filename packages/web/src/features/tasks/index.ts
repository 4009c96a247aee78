export { Board } from './board/index.ts'
export {
  type BoardLine,
  type CardContext,
  focusColumn,
  type TaskCallbacks,
  TaskCallbacksContext,
  TaskCard,
  type TaskCardModel,
  toTaskCard,
} from './card/index.ts'
export {
  type ColumnActions,
  type ColumnModel,
  KIND_ICONS,
  KINDS,
  positionInOrder,
  QuickAdd,
  type TaskQuery,
  toColumn,
} from './column/index.ts'
export { FloatingScores, useFloatingScores } from './floating-scores/index.ts'
export { type LineClock, type LineReader, loadLineReader, type QuickLine } from './quick-add/index.ts'
export {
  type FormTarget,
  type SaveErrors,
  type SharedFormTarget,
  SharedTaskFormScreen,
  TaskFormScreen,
} from './form/index.ts'
export { TasksScreen } from './screen/TasksScreen.tsx'
export { useStableCallbacks } from './screen/use-stable-callbacks.ts'
