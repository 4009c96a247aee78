import { customisationShop } from '../../src/shops/index.ts'
import { fullCatalogue } from '../support/full-catalogue.ts'
import { type ExpectedCategory, categoryFaults } from '../support/shop-lines.ts'
import { type Paths, shopper } from '../support/shopper.ts'
import { everyCaseOf } from '../support/topic.ts'

type Case = {
  readonly now: string
  readonly user: Paths
  readonly expect: { readonly categories: ReadonlyArray<ExpectedCategory> }
}

everyCaseOf<Case>('shops-customizations', ({ now, user, expect }) => {
  const at = Date.parse(now)
  return categoryFaults(expect.categories, customisationShop(fullCatalogue)(shopper(user, at), at))
})
