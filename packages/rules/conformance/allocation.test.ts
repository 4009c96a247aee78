import * as E from 'fp-ts/lib/Either.js'
import { statsCommands, withPointPlaced } from '../src/stats/index.ts'
import { changedPaths, disagreements } from './support/paths.ts'
import { catalogueFor } from './support/settled-catalogue.ts'
import { instantOf, type Paths, playerOf, settledPlayer } from './support/settled-player.ts'
import { everyCaseOf } from './support/topic.ts'

type Case = {
  readonly op: 'auto' | 'now' | 'one' | 'bulk'
  readonly user: Paths
  readonly stat?: string
  readonly stats?: unknown
  readonly changed?: Paths
  readonly refused?: { readonly kind: string; readonly key: string }
}

everyCaseOf<Case>('allocation', (given) => {
  const user = settledPlayer(given.user)
  if (given.op === 'auto') {
    const placed = { ...user, stats: withPointPlaced(user.preferences, user.stats) }
    return disagreements(changedPaths(user, placed), given.changed ?? {})
  }
  const answer = callOf(given)(playerOf(user))
  if (E.isLeft(answer)) {
    const { kind, key } = answer.left
    return disagreements({ kind, key }, { ...given.refused })
  }
  return [
    ...disagreements(changedPaths(user, answer.right.state.user), given.changed ?? {}),
    ...(given.refused === undefined ? [] : [`expected refusal ${given.refused.key}`]),
  ]
})

const callOf = ({ op, stat, stats }: Case) => {
  const world = { catalogue: catalogueFor(), now: instantOf(undefined), seed: {} }
  if (op === 'one') return statsCommands.allocate.rule(world)(stat === undefined ? {} : { stat })
  if (op === 'bulk') return statsCommands.allocateBulk.rule(world)(stats === undefined ? {} : { stats })
  return statsCommands.allocateNow.rule(world)({})
}
