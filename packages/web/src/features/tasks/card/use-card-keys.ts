import type { KeyboardEvent } from 'react'
import { isCardItself, isTyping } from './card-elements.ts'
import { TASK_ACTIONS, type TaskAction, type TaskActionContext } from './task-actions.ts'
import type { TaskCardModel } from './to-task-card.ts'

/** Runs the actions of a task by their keys while the focus is on its card. */
export const useCardKeys = (task: TaskCardModel, context: TaskActionContext) => ({
  onKeyDown: (event: KeyboardEvent): void => {
    const action = actionOf(event)
    if (action === undefined || !action.isAvailable(task)) return
    event.preventDefault()
    action.run(task, context)
  },
  // Releasing Space presses a button, but keydown has scored the card already.
  onKeyUp: (event: KeyboardEvent): void => {
    if (event.key === ' ' && isCardItself(event.target)) event.preventDefault()
  },
})

const actionOf = (event: KeyboardEvent): TaskAction | undefined => {
  const { target, currentTarget, key } = event
  // React also bubbles events of portals, such as the open menu of the card.
  if (!(target instanceof Node) || !currentTarget.contains(target)) return undefined
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return undefined
  const actions: ReadonlyArray<TaskAction> = Object.values(TASK_ACTIONS)
  return actions.find(
    ({ shortcut: { pressed, onCardItself = false, isNative = false } }) =>
      pressed.includes(key) && !isNative && (!onCardItself || isCardItself(target)),
  )
}
