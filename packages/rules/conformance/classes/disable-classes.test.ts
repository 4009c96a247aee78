import { everyCaseOf } from '../support/topic.ts'
import { faultsOfCall, type ShopCase } from '../support/shop-case.ts'

everyCaseOf<ShopCase>('disable-classes', (testCase) =>
  faultsOfCall({ command: 'disableClasses', params: {} }, testCase),
)
