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

everyCaseOf<Case>('drops', (given) => {
  const user = settledPlayer({ ...lastDropAt(given.now), ...given.user })
  const task = settledTask(given.task)
  const catalogue = catalogueFor(given.gear)
  const now = instantOf(given.now)
  const score = { user, task, totals: totalsOf(catalogue, user), crit: given.crit ?? 1 }
  const draw = { catalogue, now, seed: throwsOfScore(given.throws), subject: task._id }
  const { state, report, events } = findDrops(draw, score)
  const dropped = state.items.lastDrop.date === toIso(now)
  return [
    ...disagreements(changedPaths(user, state), given.changed, (path) => path === 'items.lastDrop.date'),
    ...(given.chance === undefined ? [] : disagreements({ chance: dropChance(score) }, { chance: given.chance })),
    ...(given.lastDropDateIsNow === undefined ? [] : disagreements({ dropped }, { dropped: given.lastDropDateIsNow })),
    ...disagreements(
      { drop: report.drop, firstDrops: report.firstDrops, notifications: notificationsOf(events) },
      { drop: given.drop, firstDrops: given.firstDrops, notifications: given.notifications ?? [] },
    ),
  ]
})

const lastDropAt = (now: string | undefined): Paths => (now === undefined ? {} : { 'items.lastDrop.date': now })
