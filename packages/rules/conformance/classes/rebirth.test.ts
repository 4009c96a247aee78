import { everyCaseOf } from '../support/topic.ts'
import { faultsOfCall, type ShopCase } from '../support/shop-case.ts'

everyCaseOf<ShopCase>('rebirth', (given) => faultsOfCall({ command: 'rebirth', params: {} }, given))
