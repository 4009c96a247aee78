import { everyCaseOf } from '../support/topic.ts'
import { faultsOfCall, type ShopCase } from '../support/shop-case.ts'

type Case = ShopCase & { readonly call: 'equip' | 'unequip'; readonly type?: string; readonly key?: string }

everyCaseOf<Case>('equip', (testCase) =>
  faultsOfCall({ command: testCase.call, params: { type: testCase.type, key: testCase.key } }, testCase),
)
