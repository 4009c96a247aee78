import { everyCaseOf } from '../support/topic.ts'
import { faultsOfCall, type ShopCase } from '../support/shop-case.ts'

type Case = ShopCase & { readonly type?: string; readonly key?: string; readonly quantity?: unknown }

everyCaseOf<Case>('buy-gold', (given) =>
  faultsOfCall({ command: 'buy', params: { type: given.type, key: given.key, quantity: given.quantity } }, given),
)
