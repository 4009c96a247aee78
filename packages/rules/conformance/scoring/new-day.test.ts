import { dayCommands } from '../../src/day/index.ts'
import type { GameEvent } from '../../src/kernel/index.ts'
import type { Task } from '../../src/model/index.ts'
import { outcomeOf } from '../../test-kit/index.ts'
import { changedPaths, disagreements } from '../support/paths.ts'
import { catalogueFor, type GearFacts } from '../support/settled-catalogue.ts'
import {
  changedTaskPaths,
  instantOf,
  notificationsOf,
  type Paths,
  playerOf,
  settledPlayer,
  settledTask,
} from '../support/settled-player.ts'
import { everyCaseOf } from '../support/topic.ts'

type Case = {
  readonly now: string
  readonly lastCron: string
  readonly daysMissed: number
  readonly user: Paths
  readonly gear?: GearFacts
  readonly tasks: ReadonlyArray<Paths>
  readonly changed: Paths
  readonly tasksChanged: ReadonlyArray<Paths>
  readonly history: { readonly exp: number; readonly todos: number }
  readonly progress: Paths
  readonly notifications: ReadonlyArray<string>
  readonly nextRewardAt?: number
  readonly rewardKey?: ReadonlyArray<string>
}

everyCaseOf<Case>('new-day', (testCase) => {
  const firstOfMonth = `${testCase.now.slice(0, 7)}-01T00:00:00.000Z`
  const defaults = { 'items.lastDrop.date': testCase.now, 'purchased.plan.dateUpdated': firstOfMonth }
  const user = settledPlayer({ ...defaults, ...testCase.user, lastCron: testCase.lastCron })
  const tasks = testCase.tasks.map((task, index) => settledTask(task, `task-${index + 1}`))
  const context = { catalogue: catalogueFor(testCase.gear), now: instantOf(testCase.now), seed: {} }
  const { state, report, events } = outcomeOf(dayCommands.startDay.rule(context)({})(playerOf(user, tasks)))
  const { exp, todos } = state.user.history
  return [
    ...disagreements({ daysMissed: report.daysMissed }, { daysMissed: testCase.daysMissed }),
    ...disagreements(changedPaths(user, state.user), testCase.changed, isLeftOut),
    ...tasks.flatMap((task, index) => taskFaults(task, state.tasks[task._id], testCase.tasksChanged[index] ?? {})),
    ...disagreements({ exp: exp.at(-1)?.value, todos: todos.at(-1)?.value }, testCase.history),
    ...disagreements(withoutZeros(report.effort ?? {}), testCase.progress),
    ...disagreements({ notifications: notificationsOf(events) }, { notifications: testCase.notifications }),
    ...checkInFaults(events, testCase),
  ]
})

const taskFaults = (before: Task, after: Task | undefined, expected: Paths): ReadonlyArray<string> =>
  after === undefined
    ? [`${before._id} is gone`]
    : disagreements(changedTaskPaths(before, after), expected, (path) => ['history', 'nextDue'].includes(path)).map(
        (fault) => `${before._id} ${fault}`,
      )

const checkInFaults = (events: ReadonlyArray<GameEvent>, { nextRewardAt, rewardKey }: Case): ReadonlyArray<string> => {
  const checkedIn = events.find((event) => event.type === 'CheckedIn')
  return [
    ...(nextRewardAt === undefined ? [] : disagreements({ next: checkedIn?.nextRewardAt }, { next: nextRewardAt })),
    ...(rewardKey === undefined ? [] : disagreements({ rewardKey: checkedIn?.sprites }, { rewardKey })),
  ]
}

const withoutZeros = (effort: Paths): Paths =>
  Object.fromEntries(Object.entries(effort).filter(([, figure]) => figure !== 0))

const LEFT_OUT = ['lastCron', 'history.exp', 'history.todos', 'notifications', 'auth.timestamps.loggedin']

const isLeftOut = (path: string): boolean =>
  LEFT_OUT.includes(path) ||
  path.startsWith('dayReport') ||
  path.startsWith('tasksOrder.') ||
  path === 'preferences.timezoneOffsetAtLastCron'
