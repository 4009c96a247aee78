import { everyCaseOf } from '../support/topic.ts'
import { faultsOfCall, type ShopCase } from '../support/shop-case.ts'

type Case = ShopCase & { readonly key?: string; readonly quantity?: unknown }

everyCaseOf<Case>('buy-gear', (given) =>
  faultsOfCall({ command: 'buy', params: { key: given.key, quantity: given.quantity } }, given),
)
