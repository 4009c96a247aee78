export {
  type ColumnName,
  cardAround,
  cardOf,
  focusCard,
  focusColumn,
  focusFilter,
  isCardItself,
  focusQuickAdd,
  isTyping,
  scoreControlOf,
  visibleCards,
  visibleColumns,
} from './card-elements.ts'
export { createSelection, NONE_SELECTED, SelectionContext, type SelectionStore } from './selection.ts'
export { TASK_ACTIONS, type TaskAction } from './task-actions.ts'
export { type TaskCallbacks, TaskCallbacksContext } from './task-callbacks.ts'
export { TaskCard } from './TaskCard.tsx'
export { cardInputs, createTaskCards } from './create-task-cards.ts'
export { type BoardLine, type CardContext, type TaskCardModel, toTaskCard } from './to-task-card.ts'
