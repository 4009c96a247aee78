import { everyCaseOf } from '../support/topic.ts'
import { faultsOfCall, type ShopCase } from '../support/shop-case.ts'

everyCaseOf<ShopCase>('fortify', (testCase) => faultsOfCall({ command: 'fortify', params: {} }, testCase))
