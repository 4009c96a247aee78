import { everyCaseOf } from '../support/topic.ts'
import { faultsOfCall, type ShopCase } from '../support/shop-case.ts'

type Case = ShopCase & { readonly quantity?: unknown }

everyCaseOf<Case>('buy-gems', (testCase) =>
  faultsOfCall({ command: 'purchase', params: { type: 'gems', key: 'gem', quantity: testCase.quantity } }, testCase),
)
