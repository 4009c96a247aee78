import { everyCaseOf } from '../support/topic.ts'
import { faultsOfCall, type ShopCase } from '../support/shop-case.ts'

type Case = ShopCase & { readonly class?: string }

everyCaseOf<Case>('change-class', (given) =>
  faultsOfCall({ command: 'changeClass', params: { class: given.class } }, given),
)
