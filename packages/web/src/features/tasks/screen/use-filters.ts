import { useState } from 'react'
import type { TaskType, User } from '@daykeep/rules/model'
import { filterInUse, type TaskFilter } from '@daykeep/rules/tasks'

/** The filter of each column: what was chosen since the page was opened, else what was stored. */
export const useFilters = (user: User) => {
  const [chosen, setChosen] = useState<Readonly<Partial<Record<TaskType, TaskFilter>>>>({})
  return {
    filterOf: (type: TaskType): TaskFilter => chosen[type] ?? filterInUse(user, type),
    choose: (type: TaskType, filter: TaskFilter) => setChosen((before) => ({ ...before, [type]: filter })),
  }
}
