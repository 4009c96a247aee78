import { everyCaseOf } from '../support/topic.ts'
import { faultsOfCall, type ShopCase } from '../support/shop-case.ts'

type Case = ShopCase & { readonly type?: string; readonly key?: string; readonly quantity?: unknown }

/** Mystery sets are bought in the shop that the type names, like all that is bought by key. */
const commandOf = ({ type }: Case) => (type === 'mystery' ? 'buy' : 'purchaseWithHourglasses')

everyCaseOf<Case>('hourglass', (testCase) =>
  faultsOfCall(
    { command: commandOf(testCase), params: { type: testCase.type, key: testCase.key, quantity: testCase.quantity } },
    testCase,
  ),
)
