import { toIso } from '../../src/kernel/index.ts'
import { dropChance, findDrops } from '../../src/scoring/index.ts'
import { totalsOf } from '../../src/stats/index.ts'
import { changedPaths, disagreements } from '../support/paths.ts'
import { catalogueFor, type GearFacts } from '../support/settled-catalogue.ts'
import {
  instantOf,
  notificationsOf,
  type Paths,
  settledPlayer,
  settledTask,
  throwsOfScore,
} from '../support/settled-player.ts'
import { everyCaseOf } from '../support/topic.ts'

type Case = {
  readonly user?: Paths
  readonly gear?: GearFacts
  readonly now?: string
  readonly task: Paths
  readonly crit?: number
  readonly throws: Paths
  readonly chance?: number
  readonly changed: Paths
  readonly lastDropDateIsNow?: boolean
  readonly drop?: unknown
  readonly firstDrops?: unknown
  readonly notifications?: ReadonlyArray<string>
}

everyCaseOf<Case>('drops', (testCase) => {
  const user = settledPlayer({ ...lastDropAt(testCase.now), ...testCase.user })
  const task = settledTask(testCase.task)
  const catalogue = catalogueFor(testCase.gear)
  const now = instantOf(testCase.now)
  const score = { user, task, totals: totalsOf(catalogue, user), crit: testCase.crit ?? 1 }
  const draw = { catalogue, now, seed: throwsOfScore(testCase.throws), subject: task._id }
  const { state, report, events } = findDrops(draw, score)
  const dropped = state.items.lastDrop.date === toIso(now)
  return [
    ...disagreements(changedPaths(user, state), testCase.changed, (path) => path === 'items.lastDrop.date'),
    ...(testCase.chance === undefined ? [] : disagreements({ chance: dropChance(score) }, { chance: testCase.chance })),
    ...(testCase.lastDropDateIsNow === undefined
      ? []
      : disagreements({ dropped }, { dropped: testCase.lastDropDateIsNow })),
    ...disagreements(
      { drop: report.drop, firstDrops: report.firstDrops, notifications: notificationsOf(events) },
      { drop: testCase.drop, firstDrops: testCase.firstDrops, notifications: testCase.notifications ?? [] },
    ),
  ]
})

const lastDropAt = (now: string | undefined): Paths => (now === undefined ? {} : { 'items.lastDrop.date': now })
