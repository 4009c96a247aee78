import { call, endpoints } from '@daykeep/api/contract'
import type { Task, TaskType } from '@daykeep/rules/model'
import { toTask } from '../../remote/index.ts'
import { askServer } from '../../shell/ask-server.ts'
import { OnboardingGuide } from '../guide/index.ts'
import { RewardsColumn } from '../rewards/index.ts'
import { TasksScreen } from '../tasks/index.ts'

/** The first page of a player: the guide for newcomers, the board, and what the game offers beside the own rewards. */
export const TasksPage = () => <TasksScreen loadCompleted={loadCompleted} rewards={<RewardsColumn />} guide={guide} />

const guide = (goTo: (column: TaskType) => void) => <OnboardingGuide onColumn={goTo} />

/** Rejects when they can't be had: the column says so, and offers to try again. */
const loadCompleted = async (): Promise<ReadonlyArray<Task>> => {
  const path = endpoints.getTasks.path
  const tasks = await askServer({ method: 'GET', path }, (send) =>
    call(send)(endpoints.getTasks, { query: { type: 'completedTodos' } }),
  )
  if (tasks === undefined) throw new Error('the completed to-dos could not be loaded')
  return tasks.map(toTask)
}
