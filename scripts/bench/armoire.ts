import * as E from 'fp-ts/lib/Either.js'
import { buyArmoire } from '@daykeep/rules/armoire'
import { aUser, NOON } from '@daykeep/rules/test-kit'
import { loadCatalogue } from '../content-compiler/index.ts'
import type { Benchmark } from './benchmark.ts'
import { speedOf } from './measure.ts'

/** Openings in a run, each with a seed of its own. */
const TIMES = 1000

const catalogue = loadCatalogue()

const rich = aUser({ stats: { gp: 1_000_000, lvl: 30 } })

const openMany = () => {
  for (let turn = 0; turn < TIMES; turn += 1) {
    const result = buyArmoire({ catalogue, now: NOON, seed: `bench/${turn}` })({})(rich)
    if (E.isLeft(result)) throw new Error(result.left.key)
  }
}

/** Opening the armoire: gear, food or experience from what is left. */
export const armoire: Benchmark = {
  name: 'buyArmoire',
  run: async () => [{ what: 'the armoire, the rule alone', ...(await speedOf(openMany, TIMES)) }],
}
