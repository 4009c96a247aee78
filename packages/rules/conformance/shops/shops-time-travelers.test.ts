import { timeTravellersShop } from '../../src/shops/index.ts'
import { fullCatalogue } from '../support/full-catalogue.ts'
import { disagreements } from '../support/paths.ts'
import { type ExpectedCategory, categoryFaults, listFaults } from '../support/shop-lines.ts'
import { type Paths, shopper } from '../support/shopper.ts'
import { everyCaseOf } from '../support/topic.ts'

/** A set by its key; some with their pieces. */
type SetGiven = string | Readonly<Record<string, ReadonlyArray<string>>>

type Case = {
  readonly now: string
  readonly user: Paths
  readonly expect: {
    readonly opened: boolean
    readonly categories: ReadonlyArray<ExpectedCategory>
    readonly sets: ReadonlyArray<SetGiven>
  }
}

everyCaseOf<Case>('shops-time-travelers', ({ now, user, expect }) => {
  const at = Date.parse(now)
  const { opened, categories, sets } = timeTravellersShop(fullCatalogue)(shopper(user, at), at)
  const keys = expect.sets.map((set) => (typeof set === 'string' ? set : Object.keys(set)[0])).join(' ')
  const pieces = Object.fromEntries(sets.map((set) => [set.key, set.pieces]))
  return [
    ...disagreements({ opened }, { opened: expect.opened }),
    ...categoryFaults(expect.categories, categories),
    ...listFaults(
      'sets',
      [keys],
      sets.map(({ key }) => key),
    ),
    ...expect.sets.flatMap((set) =>
      typeof set === 'string'
        ? []
        : Object.entries(set).flatMap(([key, expectedPieces]) => listFaults(key, expectedPieces, pieces[key] ?? [])),
    ),
    ...sets
      .filter(({ price, currency }) => price !== 1 || currency !== 'hourglasses')
      .map(({ key }) => `price of ${key}`),
  ]
})
