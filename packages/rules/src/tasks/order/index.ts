export { movedTo, moveTask } from './move-task.ts'
export { ORDER_OF, sortByOrder, withoutTasksInOrder, withTasksAtEnd, withTasksOnTop } from './order.ts'
