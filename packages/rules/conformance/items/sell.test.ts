import { everyCaseOf } from '../support/topic.ts'
import { faultsOfCall, type ShopCase } from '../support/shop-case.ts'

type Case = ShopCase & { readonly type?: string; readonly key?: string; readonly amount?: unknown }

everyCaseOf<Case>('sell', (testCase) =>
  faultsOfCall(
    { command: 'sell', params: { type: testCase.type, key: testCase.key, amount: testCase.amount } },
    testCase,
  ),
)
