import { everyCaseOf } from '../support/topic.ts'
import { faultsOfCall, type ShopCase } from '../support/shop-case.ts'

type Case = ShopCase & { readonly pet?: string; readonly food?: string; readonly amount?: unknown }

everyCaseOf<Case>('feed', (testCase) =>
  faultsOfCall(
    { command: 'feed', params: { pet: testCase.pet, food: testCase.food, amount: testCase.amount } },
    testCase,
  ),
)
