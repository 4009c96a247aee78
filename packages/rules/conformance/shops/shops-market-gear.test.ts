import { gearShop } from '../../src/shops/index.ts'
import { fullCatalogue } from '../support/full-catalogue.ts'
import { type ExpectedCategory, categoryFaults } from '../support/shop-lines.ts'
import { type Paths, shopper } from '../support/shopper.ts'
import { everyCaseOf } from '../support/topic.ts'

type Case = {
  readonly now: string
  readonly user: Paths
  readonly expect: { readonly categories: ReadonlyArray<ExpectedCategory> }
}

everyCaseOf<Case>('shops-market-gear', ({ now, user, expect }) => {
  const at = Date.parse(now)
  return categoryFaults(expect.categories, gearShop(fullCatalogue)(shopper(user, at), at))
})
