import * as E from 'fp-ts/lib/Either.js'
import type { GameEvent } from '../../src/kernel/index.ts'
import { scoringCommands } from '../../src/scoring/index.ts'
import { fromInput } from '../../test-kit/index.ts'
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
  throwsOfScore,
} from '../support/settled-player.ts'
import { everyCaseOf } from '../support/topic.ts'

type Refused = { readonly kind: string; readonly key?: string }
type Case = {
  readonly user: Paths
  readonly gear?: GearFacts
  readonly now?: string
  readonly task: Paths & { readonly type: string }
  readonly direction: string
  readonly throws?: Paths
  readonly delta?: number
  readonly changed?: Paths
  readonly taskChanged?: Paths
  readonly tmp?: Paths
  readonly notifications?: ReadonlyArray<string>
  readonly refused?: Refused
}

everyCaseOf<Case>('score', (testCase) => {
  const user = settledPlayer(testCase.user)
  const task = settledTask(testCase.task)
  const player = playerOf(user, [task])
  const context = {
    catalogue: catalogueFor(testCase.gear),
    now: instantOf(testCase.now),
    seed: throwsOfScore(testCase.throws),
  }
  const params = { task: task._id, direction: testCase.direction }
  const result = fromInput(scoringCommands.scoreTask, context)(params)(player)
  if (E.isLeft(result)) return disagreements({ ...result.left }, { ...testCase.refused }, isNotToldBy(testCase.refused))
  const { state, report, events } = result.right
  return [
    ...(testCase.refused === undefined ? [] : [`expected refusal ${testCase.refused.key}`]),
    ...(testCase.delta === undefined ? [] : disagreements({ delta: report.delta }, { delta: testCase.delta })),
    ...disagreements(changedPaths(user, state.user), testCase.changed ?? {}, (path) => path === 'tasksOrder.todos'),
    ...disagreements(
      changedTaskPaths(task, state.tasks[task._id] ?? task),
      testCase.taskChanged ?? {},
      isDateOrHistory,
    ),
    ...disagreements({ ...report.tmp, ...levelsOf(events) }, testCase.tmp ?? {}),
    ...disagreements({ notifications: notificationsOf(events) }, { notifications: testCase.notifications ?? [] }),
  ]
})

/** Our report leaves the levels to the event. */
const levelsOf = (events: ReadonlyArray<GameEvent>) => {
  const gained = events.flatMap((event) =>
    event.type === 'LevelGained' ? [{ initialLvl: event.from, newLvl: event.to }] : [],
  )
  return gained.length === 0 ? {} : { leveledUp: gained }
}

const isNotToldBy = (refused: Refused | undefined) => (path: string) =>
  !['kind', 'key'].includes(path) || (path === 'key' && refused !== undefined && refused.key === undefined)

const isDateOrHistory = (path: string): boolean => ['history', 'isDue', 'nextDue'].includes(path)
