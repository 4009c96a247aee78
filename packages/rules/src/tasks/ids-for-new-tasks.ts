import { idFrom, type Seed } from '../kernel/index.ts'
import { asKey, type Player, type TaskId } from '../model/index.ts'
import type { NewTask } from './task-fields.ts'
import { isUuid } from './uuid.ts'

/** An id for each new task: the one it brings along if it is one and is free, else one drawn from the seed. */
export const idsForNewTasks = (
  seed: Seed,
  tasks: ReadonlyArray<NewTask>,
  present: Player['tasks'],
): ReadonlyArray<TaskId> => {
  const used = new Set<string>(Object.keys(present))
  return tasks.map(({ _id, id }, index) => {
    const wished = (_id ?? id ?? '').toLowerCase()
    const found = isUuid(wished) && !used.has(wished) ? wished : idFrom(seed, `createTasks/${index}`)
    used.add(found)
    return asKey(found)
  })
}
