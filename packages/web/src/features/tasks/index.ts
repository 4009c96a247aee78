export { Board, useBoardKeys } from './board/index.ts'
export {
  type BoardLine,
  type CardContext,
  createTaskCards,
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
export { useCardNavigation } from './card-navigation/index.ts'
export { useLaterKeys } from './later/index.ts'
export { floatScore } from './floating-scores/index.ts'
export { type LineClock, type LineReader, loadLineReader, playerLineClock, type QuickLine } from './quick-add/index.ts'
export {
  type FormTarget,
  type SaveErrors,
  type SharedFormTarget,
  SharedTaskFormScreen,
  TaskFormScreen,
} from './form/index.ts'
export { useDeletions } from './deletions/index.ts'
export { useAppliedFilter, useApplyFilter } from './screen/applied-filter.ts'
export { TasksScreen } from './screen/TasksScreen.tsx'
export { useTaskCallbacks } from './screen/use-task-callbacks.ts'
export { useStableCallbacks } from './screen/use-stable-callbacks.ts'
