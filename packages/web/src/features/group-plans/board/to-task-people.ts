import { fromIso, type Instant } from '@daykeep/rules/kernel'
import type { BoardLogEntry, SharedTask } from '@daykeep/rules/model'
import { formatAgo, t } from '../../../i18n/index.ts'
import { nameIn, partOf, type PartState, type People } from './people.ts'

/** Somebody's part of a task, as the dialog of the task lists it. */
export type PartRow = {
  readonly id: string
  readonly name: string
  readonly state: PartState
  readonly text: string
  readonly isAssigned: boolean
}

/** Who does a task of a board, and who did what. docs/reference/screens.md 8.4. */
export type TaskPeople = {
  readonly id: string
  readonly title: string
  readonly notes: string
  readonly managerNotes: string
  readonly needsApproval: boolean
  /** Dailies and to-dos are done and sent back; habits and rewards are not. */
  readonly isDoable: boolean
  readonly assigned: ReadonlyArray<string>
  readonly parts: ReadonlyArray<PartRow>
  readonly log: ReadonlyArray<{ readonly text: string; readonly ago: string }>
}

export const toTaskPeople = (people: People, task: SharedTask, now: Instant): TaskPeople => {
  const { assignedUsers, completedBy, approval, managerNotes = '', log = [] } = task.group
  const others = [
    ...Object.keys(approval?.requests ?? {}),
    ...(completedBy.userId === undefined ? [] : [completedBy.userId]),
  ]
  const isDoable = task.type === 'daily' || task.type === 'todo'
  const shown = [...new Set([...assignedUsers, ...(isDoable ? others : [])])]
  return {
    id: task._id,
    title: task.text,
    notes: task.notes,
    managerNotes,
    needsApproval: approval?.required === true,
    isDoable,
    assigned: assignedUsers,
    parts: shown.flatMap((id) => {
      const state = partOf(task, id)
      if (state === undefined) return []
      const isAssigned = assignedUsers.includes(id)
      return [{ id, name: nameIn(people, id), state, isAssigned, text: partText(task, id, state, now) }]
    }),
    log: log.toReversed().map((entry) => ({ text: logText(people, entry), ago: formatAgo(fromIso(entry.date), now) })),
  }
}

const partText = ({ group }: SharedTask, id: string, state: PartState, now: Instant): string => {
  const detail = group.assignedUsersDetail?.[id]
  const at = {
    open: detail?.assignedDate,
    waits: group.approval?.requests?.[id]?.requestedDate,
    approved: group.approval?.requests?.[id]?.dateApproved,
    done: detail?.completedDate ?? group.completedBy.date,
  }[state]
  const ago = at === undefined ? '' : formatAgo(fromIso(at), now)
  return t(`boards.state.${state}`, { ago, by: detail?.assigningUsername ?? '' })
}

const logText = (people: People, { act, userId, by }: BoardLogEntry): string => {
  const name = nameIn(people, userId)
  if (by === undefined) return t(`boards.log.${act}`, { name })
  return t(act === 'undone' ? 'boards.log.undoneBy' : `boards.log.${act}`, { name, by: nameIn(people, by) })
}
