import { everyCaseOf } from '../support/topic.ts'
import { faultsOfCall, type ShopCase } from '../support/shop-case.ts'

everyCaseOf<ShopCase>('mystery-item', (testCase) => faultsOfCall({ command: 'openMysteryItem', params: {} }, testCase))
