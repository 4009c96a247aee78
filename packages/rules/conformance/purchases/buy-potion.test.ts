import { everyCaseOf } from '../support/topic.ts'
import { faultsOfCall, type ShopCase } from '../support/shop-case.ts'

type Case = ShopCase & { readonly quantity?: unknown }

everyCaseOf<Case>('buy-potion', (testCase) =>
  faultsOfCall({ command: 'buy', params: { key: 'potion', quantity: testCase.quantity } }, testCase),
)
