import { everyCaseOf } from '../support/topic.ts'
import { faultsOfCall, type ShopCase } from '../support/shop-case.ts'

everyCaseOf<ShopCase>('fortify', (given) => faultsOfCall({ command: 'fortify', params: {} }, given))
