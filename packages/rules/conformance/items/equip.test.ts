import { everyCaseOf } from '../support/topic.ts'
import { faultsOfCall, type ShopCase } from '../support/shop-case.ts'

type Case = ShopCase & { readonly call: 'equip' | 'unequip'; readonly type?: string; readonly key?: string }

everyCaseOf<Case>('equip', (given) =>
  faultsOfCall({ command: given.call, params: { type: given.type, key: given.key } }, given),
)
