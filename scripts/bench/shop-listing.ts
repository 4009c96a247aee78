import {
  customisationShop,
  gearMarket,
  marketShop,
  questShop,
  rewardsColumn,
  seasonalShop,
  timeTravellersShop,
} from '../../packages/rules/src/shops/index.ts'
import { aUser, NOON } from '../../packages/rules/test-kit/user.ts'
import { loadCatalogue } from '../content/load.ts'
import type { Benchmark } from './benchmark.ts'
import { speedOf } from './measure.ts'

const catalogue = loadCatalogue()
const user = aUser({ stats: { lvl: 30, gp: 500, class: 'warrior' }, flags: { classSelected: true }, balance: 10 })

/** Each shop as a screen asks for it. */
const SHOPS = {
  'the rewards column': rewardsColumn,
  'the market': marketShop,
  'the gear market': gearMarket,
  'the quest shop': questShop,
  'the seasonal shop': seasonalShop,
  'the time travellers': timeTravellersShop,
  customisations: customisationShop,
} as const

/** What every shop offers a player now. */
export const shopListing: Benchmark = {
  name: 'shops',
  run: async () => {
    const lines = []
    for (const [what, list] of Object.entries(SHOPS))
      lines.push({ what, ...(await speedOf(() => list(catalogue)(user, NOON))) })
    return lines
  },
}
