import { everyCaseOf } from '../support/topic.ts'
import { faultsOfCall, type ShopCase } from '../support/shop-case.ts'

type Case = ShopCase & { readonly egg?: string; readonly potion?: string }

everyCaseOf<Case>('hatch', (testCase) =>
  faultsOfCall({ command: 'hatch', params: { egg: testCase.egg, hatchingPotion: testCase.potion } }, testCase),
)
