import type { Task, User } from '../model/index.ts'

/** A finished to-do leaves the player's order, one to be done again goes to its end. Reference, rules 2.1 step 8. */
export const withTodoOrder = (user: User, task: Task): User => {
  if (task.type !== 'todo') return user
  const { todos } = user.tasksOrder
  const listed = todos.includes(task._id)
  if (listed !== task.completed) return user
  const ordered = task.completed ? todos.filter((id) => id !== task._id) : [...todos, task._id]
  return { ...user, tasksOrder: { ...user.tasksOrder, todos: ordered } }
}
