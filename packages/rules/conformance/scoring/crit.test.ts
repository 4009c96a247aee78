import type { Attribute } from '../../src/model/index.ts'
import { criticalMultiplier } from '../../src/scoring/index.ts'
import { totalsOf } from '../../src/stats/index.ts'
import { disagreements } from '../support/paths.ts'
import { catalogueFor, type GearFacts } from '../support/settled-catalogue.ts'
import { type Paths, settledPlayer } from '../support/settled-player.ts'
import { everyCaseOf } from '../support/topic.ts'

type Case = {
  readonly user: Paths
  readonly gear?: GearFacts
  readonly stat: Attribute
  readonly chance: number
  readonly throws: { readonly crit: number }
  readonly multiplier: number
}

everyCaseOf<Case>('crit', ({ user, gear, stat, chance, throws, multiplier }) => {
  const total = totalsOf(catalogueFor(gear), settledPlayer(user))[stat]
  return disagreements({ multiplier: criticalMultiplier({ roll: throws.crit, total, chance }) }, { multiplier })
})
