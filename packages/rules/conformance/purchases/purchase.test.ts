import { everyCaseOf } from '../support/topic.ts'
import { faultsOfCall, type ShopCase } from '../support/shop-case.ts'

type Case = ShopCase & { readonly type?: string; readonly key?: string; readonly quantity?: unknown }

everyCaseOf<Case>('purchase', (testCase) =>
  faultsOfCall(
    { command: 'purchase', params: { type: testCase.type, key: testCase.key, quantity: testCase.quantity } },
    testCase,
  ),
)
