import type { SharedTask } from '@daykeep/rules/model'
import type { Instant } from '@daykeep/rules/kernel'
import { t } from '../../../i18n/index.ts'
import { Button, Dialog } from '../../../ui/index.ts'
import type { People } from './people.ts'
import { TaskPeopleDialog } from './TaskPeopleDialog.tsx'
import { toTaskPeople } from './to-task-people.ts'
import type { useBoardActs } from './use-board-acts.ts'
import { WorkloadDialog } from './WorkloadDialog.tsx'
import { workloads } from './whose.ts'

export type OpenBoardDialog =
  | { readonly type: 'people'; readonly task: string }
  | { readonly type: 'delete'; readonly task: string }
  | { readonly type: 'workloads' }

type Props = {
  readonly dialog: OpenBoardDialog | undefined
  readonly tasks: ReadonlyArray<SharedTask>
  readonly people: People
  readonly now: Instant
  readonly acts: ReturnType<typeof useBoardActs>
  readonly onEdit: (task: string) => void
  readonly onWhose: (id: string) => void
  readonly onClose: () => void
}

/** The dialogs of a board. One about a task closes by itself when the task is gone. */
export const BoardDialogs = ({ dialog, tasks, people, now, acts, onEdit, onWhose, onClose }: Props) => {
  if (dialog === undefined) return null
  if (dialog.type === 'workloads')
    return (
      <WorkloadDialog
        workloads={workloads(people, tasks)}
        onShow={(id) => {
          onWhose(id)
          onClose()
        }}
        onClose={onClose}
      />
    )
  const task = tasks.find(({ _id }) => _id === dialog.task)
  if (task === undefined) return null
  if (dialog.type === 'delete')
    return (
      <DeleteDialog
        title={task.text}
        onDelete={() => {
          acts.remove(task._id)
          onClose()
        }}
        onClose={onClose}
      />
    )
  return (
    <TaskPeopleDialog
      task={toTaskPeople(people, task, now)}
      people={people}
      onAssign={(ids) => acts.assign(task._id, ids)}
      onUnassign={(id) => acts.unassign(task._id, id)}
      onApprove={(id) => acts.approve(task._id, id)}
      onSendBack={(id) => acts.sendBack(task._id, id)}
      onEdit={() => {
        onClose()
        onEdit(task._id)
      }}
      onClose={onClose}
    />
  )
}

type DeleteProps = { readonly title: string; readonly onDelete: () => void; readonly onClose: () => void }

const DeleteDialog = ({ title, onDelete, onClose }: DeleteProps) => (
  <Dialog
    open
    width="sm"
    title={t('boards.deleteTitle', { title })}
    onClose={onClose}
    actions={
      <>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button variant="danger" onClick={onDelete}>
          {t('tasks.delete')}
        </Button>
      </>
    }
  >
    <p>{t('boards.deleteText')}</p>
  </Dialog>
)
