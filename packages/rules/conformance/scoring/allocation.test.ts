import * as E from 'fp-ts/lib/Either.js'
import { statsCommands, withPointPlaced } from '../../src/stats/index.ts'
import { fromInput } from '../../test-kit/index.ts'
import { changedPaths, disagreements } from '../support/paths.ts'
import { catalogueFor } from '../support/settled-catalogue.ts'
import { instantOf, type Paths, playerOf, settledPlayer } from '../support/settled-player.ts'
import { everyCaseOf } from '../support/topic.ts'

type Case = {
  readonly op: 'auto' | 'now' | 'one' | 'bulk'
  readonly user: Paths
  readonly stat?: string
  readonly stats?: unknown
  readonly changed?: Paths
  readonly refused?: { readonly kind: string; readonly key: string }
}

everyCaseOf<Case>('allocation', (testCase) => {
  const user = settledPlayer(testCase.user)
  if (testCase.op === 'auto') {
    const allocated = { ...user, stats: withPointPlaced(user.preferences, user.stats) }
    return disagreements(changedPaths(user, allocated), testCase.changed ?? {})
  }
  const result = callOf(testCase)(playerOf(user))
  if (E.isLeft(result)) {
    const { kind, key } = result.left
    return disagreements({ kind, key }, { ...testCase.refused })
  }
  return [
    ...disagreements(changedPaths(user, result.right.state.user), testCase.changed ?? {}),
    ...(testCase.refused === undefined ? [] : [`expected refusal ${testCase.refused.key}`]),
  ]
})

const callOf = ({ op, stat, stats }: Case) => {
  const context = { catalogue: catalogueFor(), now: instantOf(undefined), seed: {} }
  if (op === 'one') return fromInput(statsCommands.allocate, context)(stat === undefined ? {} : { stat })
  if (op === 'bulk') return fromInput(statsCommands.allocateBulk, context)(stats === undefined ? {} : { stats })
  return fromInput(statsCommands.allocateNow, context)({})
}
