import { everyCaseOf } from '../support/topic.ts'
import { faultsOfCall, type ShopCase } from '../support/shop-case.ts'

type Case = ShopCase & { readonly type?: string; readonly key?: string; readonly quantity?: unknown }

/** Mystery sets are bought in the shop that the type names, like all that is bought by key. */
const commandOf = ({ type }: Case) => (type === 'mystery' ? 'buy' : 'purchaseWithHourglasses')

everyCaseOf<Case>('hourglass', (given) =>
  faultsOfCall(
    { command: commandOf(given), params: { type: given.type, key: given.key, quantity: given.quantity } },
    given,
  ),
)
