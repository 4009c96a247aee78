import { isDeepStrictEqual } from 'node:util'
import type { Player, Task } from '../src/model/index.ts'

/** Parts that are other objects than before although they hold the same: shells would save and redraw them for nothing. */
export const changedButEqual = (before: Player, after: Player): ReadonlyArray<string> => [
  ...partsOf(
    '',
    { player: before, user: before.user, tasks: before.tasks },
    {
      player: after,
      user: after.user,
      tasks: after.tasks,
    },
  ),
  ...partsOf('user.', before.user, after.user),
  ...partsOf('user.items.', before.user.items, after.user.items),
  ...partsOf('user.items.gear.', before.user.items.gear, after.user.items.gear),
  ...Object.values<Task>(after.tasks).flatMap((task) =>
    task !== before.tasks[task._id] && isDeepStrictEqual(task, before.tasks[task._id]) ? [`tasks.${task._id}`] : [],
  ),
]

type Parts = Readonly<Record<string, unknown>>

const partsOf = (path: string, before: object, after: object): ReadonlyArray<string> =>
  Object.entries(after as Parts).flatMap(([name, part]) => {
    const was = (before as Parts)[name]
    return part !== was && isDeepStrictEqual(part, was) ? [`${path}${name}`] : []
  })
