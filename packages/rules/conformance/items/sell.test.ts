import { everyCaseOf } from '../support/topic.ts'
import { faultsOfCall, type ShopCase } from '../support/shop-case.ts'

type Case = ShopCase & { readonly type?: string; readonly key?: string; readonly amount?: unknown }

everyCaseOf<Case>('sell', (given) =>
  faultsOfCall({ command: 'sell', params: { type: given.type, key: given.key, amount: given.amount } }, given),
)
