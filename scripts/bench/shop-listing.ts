import {
  customisationShop,
  gearShop,
  marketShop,
  questShop,
  rewardsColumn,
  seasonalShop,
  timeTravellersShop,
} from '@daykeep/rules/shops'
import { aUser, NOON } from '@daykeep/rules/test-kit'
import { loadCatalogue } from '../content-compiler/index.ts'
import type { Benchmark } from './benchmark.ts'
import { speedOf } from './measure.ts'

const catalogue = loadCatalogue()
const user = aUser({ stats: { lvl: 30, gp: 500, class: 'warrior' }, flags: { classSelected: true }, balance: 10 })

/** The listings of the shop screens. */
const SHOPS = {
  'the rewards column': rewardsColumn,
  'the market': marketShop,
  'the gear shop': gearShop,
  'the quest shop': questShop,
  'the seasonal shop': seasonalShop,
  'the time travellers': timeTravellersShop,
  customisations: customisationShop,
} as const

/** Listing each shop for a player. */
export const shopListing: Benchmark = {
  name: 'shops',
  run: async () => {
    const lines = []
    for (const [what, list] of Object.entries(SHOPS))
      lines.push({ what, ...(await speedOf(() => list(catalogue)(user, NOON))) })
    return lines
  },
}
