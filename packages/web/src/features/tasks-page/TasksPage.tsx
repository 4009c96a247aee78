import { call, endpoints } from '@daykeep/api/contract'
import type { Task, TaskType } from '@daykeep/rules/model'
import { apiQuery, toTask } from '../../api-client/index.ts'
import { OnboardingChecklist } from '../onboarding/checklist/index.ts'
import { RewardsScreen } from '../rewards/index.ts'
import { SkillCasting } from '../skills/index.ts'
import { TasksScreen } from '../tasks/index.ts'

/** The page of the tasks: the onboarding checklist, the board, the rewards of the game, and the skills. */
export const TasksPage = () => (
  <SkillCasting>
    <TasksScreen loadCompleted={loadCompleted} rewards={<RewardsScreen />} guide={checklist} />
  </SkillCasting>
)

const checklist = (goTo: (column: TaskType) => void) => <OnboardingChecklist onColumn={goTo} />

/** Rejects if the request fails, which the column shows with a button to try again. */
const loadCompleted = async (): Promise<ReadonlyArray<Task>> => {
  const path = endpoints.getTasks.path
  const tasks = await apiQuery({ method: 'GET', path }, (send) =>
    call(send)(endpoints.getTasks, { query: { type: 'completedTodos' } }),
  )
  if (tasks === undefined) throw new Error('the completed to-dos could not be loaded')
  return tasks.map(toTask)
}
