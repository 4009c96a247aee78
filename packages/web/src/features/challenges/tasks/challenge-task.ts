import type { WireSharedTask, WireTask } from '@daykeep/api/contract'
import type { ChecklistItem, Daily, TaskType } from '@daykeep/rules/model'
import { PRIORITIES } from '@daykeep/rules/model'
import { fromIso } from '@daykeep/rules/kernel'
import { colorOf, type TaskColor } from '@daykeep/rules/tasks'
import { formatAmount, formatDay, formatNumber, t } from '../../../i18n/index.ts'

/** A task of a challenge, or a participant's copy of one, as others see it. */
export type ChallengeTask = {
  readonly id: string
  readonly type: TaskType
  readonly title: string
  readonly notes: string
  readonly color: TaskColor
  readonly steps: ReadonlyArray<ChecklistItem>
  /** Short facts below the title. */
  readonly facts: ReadonlyArray<string>
}

/** What those may do who edit the tasks. */
export type TaskEdits = {
  readonly onEdit: (task: string) => void
  readonly onDelete: (task: string) => void
  /** To an index of its column, from 0. */
  readonly onMove: (task: string, to: number) => void
}

/** A task that participants copy. docs/reference/screens.md 9.3. */
export const toOriginal = (task: WireSharedTask): ChallengeTask => ({ ...common(task), facts: planOf(task) })

/** The progress of one participant in a task. docs/reference/screens.md 9.6. */
export const toProgress = (task: WireTask): ChallengeTask => ({
  ...common(task),
  facts: [
    ...(task.type === 'reward' ? planOf(task) : [t('challenges.value', { value: formatAmount(task.value) })]),
    ...(task.type === 'habit' && task.counterUp > 0 ? [t('tasks.counterUp', { count: task.counterUp })] : []),
    ...(task.type === 'habit' && task.counterDown > 0 ? [t('tasks.counterDown', { count: task.counterDown })] : []),
    ...(task.type === 'daily' ? [t('challenges.streak', { count: task.streak })] : []),
    ...('completed' in task && task.completed ? [t('challenges.done')] : []),
  ],
})

const common = (task: WireSharedTask | WireTask): Omit<ChallengeTask, 'facts'> => ({
  id: task._id,
  type: task.type,
  title: task.text,
  notes: task.notes,
  color: colorOf(task),
  steps: 'checklist' in task ? task.checklist : [],
})

const planOf = (task: WireSharedTask | WireTask): ReadonlyArray<string> => {
  const difficulty = t(`taskForm.difficulty.${Math.max(0, PRIORITIES.indexOf(task.priority))}`)
  switch (task.type) {
    case 'habit':
      return [difficulty]
    case 'daily':
      return [difficulty, rhythmOf(task)]
    case 'todo':
      return [difficulty, ...(typeof task.date === 'string' ? [formatDay(fromIso(task.date))] : [])]
    case 'reward':
      return [t('challenges.gold', { gold: formatNumber(task.value) })]
  }
}

/** Every week on all of its days is every day. */
const rhythmOf = ({ frequency, everyX, repeat }: Pick<Daily, 'frequency' | 'everyX' | 'repeat'>): string =>
  frequency === 'weekly' && everyX === 1 && Object.values(repeat).every(Boolean)
    ? t('challenges.every.daily', { count: 1 })
    : t(`challenges.every.${frequency}`, { count: everyX })
