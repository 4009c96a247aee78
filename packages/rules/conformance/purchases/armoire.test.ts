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

everyCaseOf<Case>('armoire', (testCase) => {
  const throws = Object.fromEntries(Object.entries(testCase.throws).map(([name, value]) => [NAMES[name], value]))
  const params = { key: 'armoire', quantity: testCase.quantity }
  return [...stockFaults(testCase), ...faultsOfCall({ command: 'buy', params, throws }, testCase)]
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
