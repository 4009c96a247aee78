import * as E from 'fp-ts/lib/Either.js'
import { buyArmoire } from '../../packages/rules/src/armoire/index.ts'
import { aUser, NOON } from '../../packages/rules/test-kit/user.ts'
import { loadCatalogue } from '../content/load.ts'
import type { Benchmark } from './benchmark.ts'
import { speedOf } from './measure.ts'

/** Openings a round, each with another seed. */
const TIMES = 1000

const catalogue = loadCatalogue()

const rich = aUser({ stats: { gp: 1_000_000, lvl: 30 } })

const openings = () => {
  for (let turn = 0; turn < TIMES; turn += 1) {
    const answer = buyArmoire({ catalogue, now: NOON, seed: `bench/${turn}` })({})(rich)
    if (E.isLeft(answer)) throw new Error(answer.left.key)
  }
}

/** Gear, food or experience, with the list of gear that is left. */
export const armoire: Benchmark = {
  name: 'buyArmoire',
  run: async () => [{ what: 'the armoire, the rule alone', ...(await speedOf(openings, TIMES)) }],
}
