import { dayClockOf } from '../../calendar/index.ts'
import { type Instant, toIso } from '../../kernel/index.ts'
import type { SharedTask, Task } from '../../model/index.ts'
import { type Documents, findDocument, withDocuments } from '../../documents/index.ts'
import type { Original } from './require-original.ts'
import { syncedCopy } from './synced-copy.ts'

/** With a changed task of a challenge, and all its copies brought up to date. docs/reference/rules.md 11.5. */
export const withChangedOriginal = (
  documents: Documents,
  { original, challenge }: Original,
  changed: SharedTask,
  now: Instant,
): Documents => {
  // whoever joins meanwhile reads the task again
  const touched = { ...challenge, updatedAt: toIso(now) }
  const state = withDocuments(withDocuments(documents, 'sharedTasks', [changed]), 'challenges', [touched])
  return withDocuments(state, 'tasks', syncedCopies(state, original, changed, now))
}

const syncedCopies = (documents: Documents, before: SharedTask, after: SharedTask, now: Instant): ReadonlyArray<Task> =>
  Object.values(documents.tasks).flatMap((copy) => {
    const { taskId, broken } = copy.challenge
    const owner = findDocument(documents, 'users', copy.userId)
    if (taskId !== after._id || broken !== undefined || owner === undefined) return []
    return [withSyncedSteps(syncedCopy(copy, after, dayClockOf(owner), now), before, after)]
  })

/**
 * The checklist of a copy is the player's own (rules 2.14): it gets the items that the leader adds, loses those that the
 * leader deletes, and follows new words where the player has not changed them. docs/decisions/089-tasks-of-challenges.md.
 */
const withSyncedSteps = (copy: Task, before: SharedTask, after: SharedTask): Task => {
  if (!('checklist' in copy) || !('checklist' in before) || !('checklist' in after)) return copy
  if (before.checklist === after.checklist) return copy
  const old = new Map(before.checklist.map((item) => [item.id, item.text]))
  const current = new Map(after.checklist.map((item) => [item.id, item.text]))
  const ownChecklist = copy.checklist
    .filter(({ id }) => !old.has(id) || current.has(id))
    .map((item) => {
      const text = current.get(item.id)
      return text !== undefined && item.text === old.get(item.id) && item.text !== text ? { ...item, text } : item
    })
  const has = new Set(ownChecklist.map(({ id }) => id))
  const added = after.checklist.filter(({ id }) => !old.has(id) && !has.has(id))
  const checklist = [...ownChecklist, ...added.map((item) => ({ ...item, completed: false }))]
  return JSON.stringify(checklist) === JSON.stringify(copy.checklist) ? copy : { ...copy, checklist }
}
