import type { Player, Task } from '@daykeep/rules/model'
import { dequal } from 'dequal/lite'

/**
 * A loaded player made of the objects that are known already where they say the same: what has not changed on the server
 * is then neither stored nor drawn again.
 */
export const withKnownDocuments = (known: Player, loaded: Player): Player => {
  const user = dequal(known.user, loaded.user) ? known.user : loaded.user
  const before: Readonly<Record<string, Task>> = known.tasks
  const entries = Object.entries<Task>(loaded.tasks).map(([id, task]) => {
    const same = before[id]
    return [id, same !== undefined && dequal(same, task) ? same : task] as const
  })
  const isSame = entries.length === Object.keys(before).length && entries.every(([id, task]) => before[id] === task)
  if (isSame && user === known.user) return known
  return { user, tasks: isSame ? known.tasks : Object.fromEntries(entries) }
}
