import { everyCaseOf } from '../support/topic.ts'
import { faultsOfCall, type ShopCase } from '../support/shop-case.ts'

type Case = ShopCase & { readonly type?: string; readonly key?: string; readonly quantity?: unknown }

everyCaseOf<Case>('buy-gold', (testCase) =>
  faultsOfCall(
    { command: 'buy', params: { type: testCase.type, key: testCase.key, quantity: testCase.quantity } },
    testCase,
  ),
)
