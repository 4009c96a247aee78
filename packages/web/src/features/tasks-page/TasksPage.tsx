import { call, boardEndpoints } from '@daykeep/api/contract'
import type { Task, TaskType } from '@daykeep/rules/model'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { apiQuery, toOwnTasks } from '../../api-client/index.ts'
import { lazyChunk } from '../../chunks/index.ts'
import { withContentLoaded } from '../../content/index.ts'
import { pathTo } from '../../routes/index.ts'
import { usePlayer } from '../../sync/index.ts'
import { toOnboarding } from '../onboarding/index.ts'
import { SkillCasting } from '../skills/index.ts'
import { type TaskQuery, TasksScreen, useAppliedFilter, useApplyFilter } from '../tasks/index.ts'

/** The player's own tasks are there first: what the shops offer stands below their rewards. */
const RewardsScreen = lazyChunk(
  withContentLoaded(() => import('../rewards/index.ts')),
  'RewardsScreen',
)

const MirroredTasks = lazyChunk(
  withContentLoaded(() => import('../group-plans/mirrored/index.ts')),
  'MirroredTasks',
)

const BrokenTask = lazyChunk(
  withContentLoaded(() => import('../challenges/index.ts')),
  'BrokenTask',
)

const OnboardingChecklist = lazyChunk(() => import('../onboarding/checklist/index.ts'), 'OnboardingChecklist')

/** The page of the tasks: the onboarding checklist, the board, the rewards of the game, and the skills. */
export const TasksPage = () => {
  const navigate = useNavigate()
  const below = useBelow()
  const [broken, setBroken] = useState<Task>()
  const toChallenge = (task: Task) => {
    const { id: challengeId } = task.challenge
    if (task.challenge.broken !== undefined) setBroken(task)
    else if (challengeId !== undefined) void navigate(pathTo('challenge', { challengeId }))
  }
  return (
    <SkillCasting>
      <TasksScreen
        loadCompleted={loadCompleted}
        rewards={rewards}
        below={below}
        guide={checklist}
        onChallenge={toChallenge}
        today={pathTo('today')}
        applied={useAppliedFilter()}
        onApply={useApplyFilter()}
      />
      {broken !== undefined && (
        <Suspense>
          <BrokenTask task={broken} onClose={() => setBroken(undefined)} />
        </Suspense>
      )}
    </SkillCasting>
  )
}

/** Tasks of groups, for players who want to see them among their own; others need not load it. */
const useBelow = () => {
  const seesBoards = usePlayer(({ user }) => user.preferences.tasks.mirrorGroupTasks.length > 0)
  return seesBoards ? mirrored : undefined
}

const mirrored = (type: TaskType, query: TaskQuery) => (
  <Suspense>
    <MirroredTasks type={type} query={query} />
  </Suspense>
)

const rewards = (
  <Suspense>
    <RewardsScreen />
  </Suspense>
)

const checklist = (goTo: (column: TaskType, writes?: boolean) => void) => <Guide onColumn={goTo} />

/** For newcomers only: others need not load it. */
const Guide = ({ onColumn }: { readonly onColumn: (column: TaskType, writes: boolean) => void }) =>
  usePlayer(({ user }) => toOnboarding(user) === undefined) ? null : (
    <Suspense>
      <OnboardingChecklist onColumn={onColumn} />
    </Suspense>
  )

/** Rejects if the request fails, which the column shows with a button to try again. */
const loadCompleted = async (): Promise<ReadonlyArray<Task>> => {
  const path = boardEndpoints.getTasks.path
  const tasks = await apiQuery({ method: 'GET', path }, (send) =>
    call(send)(boardEndpoints.getTasks, { query: { type: 'completedTodos' } }),
  )
  if (tasks === undefined) throw new Error('the completed to-dos could not be loaded')
  return toOwnTasks(tasks)
}
