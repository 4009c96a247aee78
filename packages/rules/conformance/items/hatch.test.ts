import { everyCaseOf } from '../support/topic.ts'
import { faultsOfCall, type ShopCase } from '../support/shop-case.ts'

type Case = ShopCase & { readonly egg?: string; readonly potion?: string }

everyCaseOf<Case>('hatch', (given) =>
  faultsOfCall({ command: 'hatch', params: { egg: given.egg, hatchingPotion: given.potion } }, given),
)
