import { seasonalShop } from '../../src/shops/index.ts'
import { fullCatalogue } from '../support/full-catalogue.ts'
import { disagreements } from '../support/paths.ts'
import { type ExpectedCategory, categoryFaults, lineOf, listFaults } from '../support/shop-lines.ts'
import { type Paths, shopper } from '../support/shopper.ts'
import { everyCaseOf } from '../support/topic.ts'

type Case = {
  readonly now: string
  readonly user: Paths
  readonly expect: {
    readonly opened: boolean
    readonly featured: ReadonlyArray<string>
    readonly categories: ReadonlyArray<ExpectedCategory>
  }
}

everyCaseOf<Case>('shops-seasonal', ({ now, user, expect }) => {
  const at = Date.parse(now)
  const { opened, featured, categories } = seasonalShop(fullCatalogue)(shopper(user, at), at)
  return [
    ...disagreements({ opened }, { opened: expect.opened }),
    ...listFaults('featured', expect.featured, featured.map(lineOf)),
    ...categoryFaults(expect.categories, categories),
  ]
})
