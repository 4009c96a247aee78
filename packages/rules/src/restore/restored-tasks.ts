import { idFrom, isRecord, isUuid, ownEntry, type RuleContext } from '../kernel/index.ts'
import { asKey, LIMITS, type Player, type TagId, type Task, type TaskId, type TaskType } from '../model/index.ts'
import { isOwn, ORDER_OF, withoutTasks, withTasksAtEnd } from '../tasks/index.ts'
import { readTask } from './read-task.ts'
import type { LeftOut, RestoreReport, RestoreWay } from './report.ts'

type Restored = Pick<RestoreReport, 'tasks' | 'leftOut'> & { readonly player: Player }

type RawTask = Readonly<Record<string, unknown>>

/** What of the tasks was read so far. */
type Reading = { readonly tasks: Task[]; readonly leftOut: LeftOut[]; readonly idOf: Map<string, TaskId> }

/**
 * The tasks of the file with values, streaks and histories. A replacement takes the place of the player's own; a merge adds
 * those whose kind and title are not here. Copies of challenges and boards stay with those who made them.
 */
export const restoredTasks =
  ({ now, seed }: Pick<RuleContext, 'now' | 'seed'>) =>
  ({ file, mode, isOwn: isOwnFile }: RestoreWay, tagOf: (id: string) => TagId | undefined) =>
  (before: Player): Restored => {
    const cleared =
      mode === 'replace' ? withoutTasks(before, Object.values<Task>(before.tasks).filter(isOwn)).state : before
    const here = new Set(Object.values<Task>(cleared.tasks).map(keyOf))
    const aliases = new Set(Object.values<Task>(cleared.tasks).flatMap(({ alias }) => alias ?? []))
    const reading: Reading = { tasks: [], leftOut: [], idOf: new Map() }
    for (const [at, raw] of rawTasks(file).entries()) {
      const filedId = textOf(raw['_id']) ?? textOf(raw['id']) ?? ''
      const name = `tasks.${(textOf(raw['text']) ?? String(at)).slice(0, 80)}`
      const refused = refusalOf(cleared, raw, filedId)
      if (refused !== undefined) {
        if (refused === 'shared') reading.leftOut.push({ path: name, reason: refused })
        continue
      }
      const isFree = isUuid(filedId) && (isOwnFile || ownEntry<string, Task>(before.tasks, filedId) !== undefined)
      const id = asKey<TaskId>(isFree ? filedId : idFrom(seed, `restorePlayer.task/${at}`))
      const read = readTask(raw, { user: cleared.user, now, id, tagOf })
      if (read === undefined) {
        reading.leftOut.push({ path: name, reason: 'unknown' })
        continue
      }
      if (mode === 'merge' && here.has(keyOf(read.task))) {
        reading.leftOut.push({ path: name, reason: 'known' })
        continue
      }
      reading.leftOut.push(...read.misfits.map((field) => ({ path: `${name}.${field}`, reason: 'unknown' as const })))
      reading.tasks.push(withFreeAlias(read.task, aliases))
      reading.idOf.set(filedId, id)
    }
    const added = Object.fromEntries(reading.tasks.map((task) => [task._id, task]))
    const player = reading.tasks.length === 0 ? cleared : { ...cleared, tasks: { ...cleared.tasks, ...added } }
    const user = inFiledOrder(withTasksAtEnd(player.user, reading.tasks), file, reading.idOf, mode)
    return {
      player: { ...player, user },
      tasks: countsOf(reading.tasks),
      leftOut: reading.leftOut,
    }
  }

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const keyOf = ({ type, text }: Pick<Task, 'type' | 'text'>): string => `${type}/${text.trim()}`

/** The tasks of all kinds, or of a bare list. */
const rawTasks = ({ tasks }: RestoreWay['file']): ReadonlyArray<RawTask> => {
  const lists = isRecord(tasks) ? Object.values(tasks) : []
  return lists.flatMap((list) => (Array.isArray(list) ? list.filter(isRecord) : [])).slice(0, LIMITS.tasks)
}

/** A live copy is restored by nobody; one that the player has is no news. */
const refusalOf = (player: Player, raw: RawTask, id: string): 'shared' | 'here' | undefined => {
  if (ownEntry<string, Task>(player.tasks, id) !== undefined) return 'here'
  const { challenge, group } = raw
  const isCopy = isRecord(challenge) && typeof challenge['id'] === 'string' && challenge['broken'] === undefined
  return isCopy || (isRecord(group) && typeof group['id'] === 'string') ? 'shared' : undefined
}

const withFreeAlias = (task: Task, aliases: Set<string>): Task => {
  const { alias } = task
  if (alias === undefined) return task
  if (!aliases.has(alias)) {
    aliases.add(alias)
    return task
  }
  const { alias: _taken, ...rest } = task
  return rest
}

/** The order of the file, as far as its tasks are here; the others follow. */
const inFiledOrder = (
  user: Player['user'],
  { tasksOrder }: RestoreWay['file'],
  idOf: ReadonlyMap<string, TaskId>,
  mode: RestoreWay['mode'],
): Player['user'] => {
  if (mode === 'merge' || !isRecord(tasksOrder)) return user
  const orders = Object.values(ORDER_OF).map((list) => {
    const filed = tasksOrder[list]
    const here = new Set<string>(user.tasksOrder[list])
    const order = Array.isArray(filed) ? filed.flatMap((id) => textOf(id) ?? []).map((id) => idOf.get(id) ?? id) : []
    const restored = [...new Set(order.filter((id) => here.has(id)))].map((id) => asKey<TaskId>(id))
    return [list, [...restored, ...user.tasksOrder[list].filter((id) => !restored.includes(id))]]
  })
  return { ...user, tasksOrder: Object.fromEntries(orders) as Player['user']['tasksOrder'] }
}

const countsOf = (tasks: ReadonlyArray<Task>): Readonly<Record<TaskType, number>> => {
  const counts = { habit: 0, daily: 0, todo: 0, reward: 0 }
  for (const { type } of tasks) counts[type] += 1
  return counts
}
