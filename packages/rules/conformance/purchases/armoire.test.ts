import { armoireGearLeft } from '../../src/armoire/index.ts'
import { droppableFoods } from '../../src/inventory/index.ts'
import { fullCatalogue } from '../support/full-catalogue.ts'
import { same } from '../support/paths.ts'
import { faultsOfCall, type ShopCase } from '../support/shop-case.ts'
import { shopper } from '../support/shopper.ts'
import { everyCaseOf } from '../support/topic.ts'

type Case = ShopCase & {
  readonly now: string
  readonly quantity?: unknown
  readonly throws: Readonly<Record<string, number>>
  readonly eligible: ReadonlyArray<string>
  readonly foods?: ReadonlyArray<string>
}

const NAMES: Readonly<Record<string, string>> = {
  'D-ARM-ROLL': 'armoire.roll',
  'D-ARM-GEAR': 'armoire.gear',
  'D-ARM-FOOD': 'armoire.food',
  'D-ARM-EXP': 'armoire.experience',
}

everyCaseOf<Case>('armoire', (given) => {
  const throws = Object.fromEntries(Object.entries(given.throws).map(([name, fell]) => [NAMES[name], fell]))
  const params = { key: 'armoire', quantity: given.quantity }
  return [...stockFaults(given), ...faultsOfCall({ command: 'buy', params, throws }, given)]
})

const stockFaults = ({ now, user, eligible, foods }: Case): ReadonlyArray<string> => {
  const at = Date.parse(now)
  const gear = armoireGearLeft(fullCatalogue, shopper(user, at), at).map(({ key }) => key)
  const dropping = droppableFoods(fullCatalogue, at).map(({ key }) => key)
  return [
    ...(same(gear, eligible) ? [] : [`eligible: got ${gear.join()}`]),
    ...(foods === undefined || same(dropping, foods) ? [] : [`foods: got ${dropping.join()}`]),
  ]
}
