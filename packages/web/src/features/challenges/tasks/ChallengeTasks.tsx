import type { WireSharedTask } from '@daykeep/api/contract'
import type { SharedTask, TaskType } from '@daykeep/rules/model'
import type { NewTask } from '@daykeep/rules/tasks'
import { Suspense, useMemo, useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { invalidate, RequestError, sendRequest, useMutation, useQuery } from '../../../queries/index.ts'
import { newId } from '../../../sync/index.ts'
import { ErrorState, Skeleton } from '../../../ui/index.ts'
import { QuickAdd, type SaveErrors, type SharedFormTarget, SharedTaskFormScreen } from '../../tasks/index.ts'
import type { ChallengeModel } from '../challenge.ts'
import { toOriginal } from './challenge-task.ts'
import { DeleteTaskDialog } from './DeleteTaskDialog.tsx'
import { TaskColumns } from './TaskColumns.tsx'
import { useTaskOrder } from './use-task-order.ts'

type Props = {
  readonly challenge: ChallengeModel
  /** Pressed a task without taking part. */
  readonly onPress: (() => void) | undefined
}

const CHANGED = ['challengeTasks', 'getChallenge', 'userChallenges'] as const

/** The tasks that participants copy; those who lead add, change, move and delete them. docs/reference/screens.md 9.3. */
export const ChallengeTasks = ({ challenge: { id: challengeId, mayEdit }, onPress }: Props) => {
  const { data, isError, refetch } = useQuery('challengeTasks', { params: { challengeId } })
  const [form, setForm] = useState<SharedFormTarget>()
  const [deleting, setDeleting] = useState<SharedTask>()
  const create = useMutation('addChallengeTasks', { invalidates: CHANGED })
  const remove = useMutation('deleteTask', { invalidates: CHANGED })
  const { tasks, move } = useTaskOrder(data)
  const shown = useMemo(() => tasks?.map(toOriginal), [tasks])
  if (shown === undefined)
    return isError ? (
      <ErrorState title={t('challenges.notLoaded')} onRetry={() => void refetch()} />
    ) : (
      <Skeleton shape="card" height={240} />
    )
  const taskOf = (id: string) => tasks?.find(({ _id }) => _id === id)
  const add = (added: ReadonlyArray<NewTask>) => create.send({ params: { challengeId }, body: added })
  const adder = (type: TaskType) => (
    <QuickAdd
      type={type}
      onAdd={(titles) => add(titles.toReversed().map((text) => ({ type, text })))}
      onDetails={(title) => setForm({ type: 'new', kind: type, title })}
    />
  )
  if (!mayEdit)
    return shown.length === 0 ? <p>{t('challenges.noTasks')}</p> : <TaskColumns tasks={shown} onPress={onPress} />
  return (
    <>
      <TaskColumns
        tasks={shown}
        edits={{
          onEdit: (id) => setForm(toTarget(taskOf(id))),
          onDelete: (id) => setDeleting(taskOf(id)),
          onMove: move,
        }}
        above={{ habit: adder('habit'), daily: adder('daily'), todo: adder('todo'), reward: adder('reward') }}
      />
      {form !== undefined && (
        <Suspense>
          <SharedTaskFormScreen
            form={form}
            onCreate={(task) =>
              save(() => sendRequest('addChallengeTasks', { params: { challengeId }, body: [task] }, newId()))
            }
            onUpdate={({ _id: taskId }, changes) =>
              save(() => sendRequest('updateTask', { params: { taskId }, body: changes }, newId()))
            }
            onDelete={setDeleting}
            onClose={() => setForm(undefined)}
          />
        </Suspense>
      )}
      {deleting !== undefined && (
        <DeleteTaskDialog
          title={deleting.text}
          onDelete={() => {
            remove.send({ params: { taskId: deleting._id } })
            setDeleting(undefined)
          }}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  )
}

const toTarget = (task: WireSharedTask | undefined): SharedFormTarget | undefined =>
  task === undefined ? undefined : { type: 'edit', task }

/** Sends what a form holds. The form shows what is refused, beside the field where there is one. */
const save = async (send: () => Promise<unknown>): Promise<SaveErrors | undefined> => {
  try {
    await send()
    await invalidate(CHANGED)
    return undefined
  } catch (error) {
    const { refusal } = error instanceof RequestError ? error : new RequestError()
    const fields = (refusal?.errors ?? []).flatMap(({ path, param, message }) => {
      const name = (path ?? param)?.split('.').at(-1)
      return name === undefined ? [] : [[name, message] as const]
    })
    return fields.length > 0
      ? { fields: Object.fromEntries(fields) }
      : { fields: {}, message: refusal?.message ?? t('challenges.noAnswer') }
  }
}
