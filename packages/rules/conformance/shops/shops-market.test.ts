import { marketShop } from '../../src/shops/index.ts'
import { fullCatalogue } from '../support/full-catalogue.ts'
import { type ExpectedCategory, categoryFaults, listFaults } from '../support/shop-lines.ts'
import { type Paths, shopper } from '../support/shopper.ts'
import { everyCaseOf } from '../support/topic.ts'

type Case = {
  readonly now: string
  readonly user: Paths
  readonly expect: { readonly featured: ReadonlyArray<string>; readonly categories: ReadonlyArray<ExpectedCategory> }
}

everyCaseOf<Case>('shops-market', ({ now, user, expect }) => {
  const at = Date.parse(now)
  const { featured, categories } = marketShop(fullCatalogue)(shopper(user, at), at)
  return [
    ...categoryFaults(expect.categories, categories),
    ...listFaults(
      'featured',
      expect.featured,
      featured.map(({ key }) => key),
    ),
  ]
})
