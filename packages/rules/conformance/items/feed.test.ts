import { everyCaseOf } from '../support/topic.ts'
import { faultsOfCall, type ShopCase } from '../support/shop-case.ts'

type Case = ShopCase & { readonly pet?: string; readonly food?: string; readonly amount?: unknown }

everyCaseOf<Case>('feed', (given) =>
  faultsOfCall({ command: 'feed', params: { pet: given.pet, food: given.food, amount: given.amount } }, given),
)
