import type { NewBoardTask } from '@daykeep/rules/group-tasks'
import type { SharedTask } from '@daykeep/rules/model'
import type { TaskChanges } from '@daykeep/rules/tasks'
import { RequestError, invalidate, sendRequest, useMutation } from '../../../queries/index.ts'
import { newId } from '../../../sync/index.ts'
import { t } from '../../../i18n/index.ts'
import { toasts } from '../../../toasts/index.ts'
import type { SaveErrors } from '../../tasks/index.ts'
import type { BoardFields } from './BoardTaskFields.tsx'

const BOARD = ['boardTasks', 'boardApprovals', 'getGroup'] as const
const OLD = { invalidates: BOARD }

/** What those who manage a board do with its tasks. */
export const useBoardActs = (groupId: string) => {
  const create = useMutation('createBoardTasks', OLD)
  const move = useMutation('moveBoardTask', OLD)
  const remove = useMutation('deleteTask', OLD)
  const assign = useMutation('assignTask', OLD)
  const unassign = useMutation('unassignTask', OLD)
  const approve = useMutation('approveTask', OLD)
  const sendBack = useMutation('needsWork', OLD)
  const tick = useMutation('scoreChecklistItem', OLD)
  const update = useMutation('updateTask', OLD)
  return {
    add: (tasks: ReadonlyArray<NewBoardTask>) => create.send({ params: { groupId }, body: tasks }),
    move: (taskId: string, position: number) => move.send({ params: { taskId, position: String(position) } }),
    remove: (taskId: string) => remove.send({ params: { taskId } }),
    assign: (taskId: string, ids: ReadonlyArray<string>) => assign.send({ params: { taskId }, body: ids }),
    unassign: (taskId: string, userId: string) => unassign.send({ params: { taskId, userId } }),
    approve: (taskId: string, userId: string) => approve.send({ params: { taskId, userId } }),
    sendBack: (taskId: string, userId: string) => sendBack.send({ params: { taskId, userId } }),
    tick: (taskId: string, itemId: string) => tick.send({ params: { taskId, itemId } }),
    collapse: (taskId: string, collapsed: boolean) =>
      update.send({ params: { taskId }, body: { collapseChecklist: collapsed } }),
    create: (task: NewBoardTask, fields: BoardFields) =>
      saved(async () => {
        const answer = await sendRequest(
          'createBoardTasks',
          { params: { groupId }, body: { ...task, ...sentOf(fields) } },
          newId(),
        )
        const id = Array.isArray(answer) ? undefined : (answer as SharedTask)._id
        // the task is there: the form would create it again
        if (id !== undefined) await assignees(id, [], fields.assigned).catch(showFailure)
      }),
    update: (task: SharedTask, changes: TaskChanges, fields: BoardFields) =>
      saved(async () => {
        await sendRequest(
          'updateTask',
          { params: { taskId: task._id }, body: { ...changes, ...sentOf(fields) } },
          newId(),
        )
        await assignees(task._id, task.group.assignedUsers, fields.assigned)
      }),
  }
}

const sentOf = ({ managerNotes, requiresApproval }: BoardFields) => ({ managerNotes, requiresApproval })

const assignees = async (
  taskId: string,
  before: ReadonlyArray<string>,
  after: ReadonlyArray<string>,
): Promise<void> => {
  const added = after.filter((id) => !before.includes(id))
  if (added.length > 0) await sendRequest('assignTask', { params: { taskId }, body: added }, newId())
  for (const userId of before.filter((id) => !after.includes(id)))
    await sendRequest('unassignTask', { params: { taskId, userId } }, newId())
}

const showFailure = (error: Error): void => toasts.show({ type: 'error', text: error.message })

/** The form stays open, with the reason, when something is refused. */
const saved = async (run: () => Promise<void>): Promise<SaveErrors | undefined> => {
  try {
    await run()
    return undefined
  } catch (error) {
    const refusal = error instanceof RequestError ? error.refusal : undefined
    if (refusal === undefined) return { fields: {}, message: t('toasts.serverAway') }
    const fields = Object.fromEntries(
      (refusal.errors ?? []).map(({ path, param, message }) => [path ?? param ?? '', message]),
    )
    return Object.keys(fields).length > 0 ? { fields } : { fields: {}, message: refusal.message }
  } finally {
    await invalidate(BOARD)
  }
}
