import { everyCaseOf } from '../support/topic.ts'
import { faultsOfCall, type ShopCase } from '../support/shop-case.ts'

type Case = ShopCase & { readonly key?: string; readonly quantity?: unknown }

everyCaseOf<Case>('buy-gear', (testCase) =>
  faultsOfCall({ command: 'buy', params: { key: testCase.key, quantity: testCase.quantity } }, testCase),
)
