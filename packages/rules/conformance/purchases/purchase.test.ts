import { everyCaseOf } from '../support/topic.ts'
import { faultsOfCall, type ShopCase } from '../support/shop-case.ts'

type Case = ShopCase & { readonly type?: string; readonly key?: string; readonly quantity?: unknown }

everyCaseOf<Case>('purchase', (given) =>
  faultsOfCall({ command: 'purchase', params: { type: given.type, key: given.key, quantity: given.quantity } }, given),
)
