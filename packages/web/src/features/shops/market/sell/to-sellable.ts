import type { Catalogue } from '@daykeep/rules/catalogue'
import { inventoryItems, isSaddle, type Sellable } from '@daykeep/rules/inventory'
import type { User } from '@daykeep/rules/model'
import { eggName, nameOf, potionName } from '../../../../i18n/index.ts'
import { type Item, toItem } from '../../../items/index.ts'

/** Something that the market buys from the player. `price`: gold for one. */
export type SellableModel = {
  readonly id: string
  readonly type: Sellable
  readonly key: string
  readonly name: string
  readonly picture: Item | undefined
  readonly count: number
  readonly price: number
}

/** What the player can sell: eggs, potions and food, but no saddles. docs/reference/rules.md 10.8. */
export const toSellable = (catalogue: Catalogue, user: User): ReadonlyArray<SellableModel> => {
  const { eggs, hatchingPotions, food } = inventoryItems(catalogue, user)
  const model = (
    type: Sellable,
    kind: 'egg' | 'potion' | 'food',
    { item, count }: { readonly item: { readonly key: string; readonly value: number }; readonly count: number },
    name: string,
  ): SellableModel => ({
    id: `${type}.${item.key}`,
    type,
    key: item.key,
    name,
    picture: toItem(catalogue, kind, item.key),
    count,
    price: item.value,
  })
  return [
    ...eggs.map((stack) => model('eggs', 'egg', stack, eggName(stack.item.key))),
    ...hatchingPotions.map((stack) => model('hatchingPotions', 'potion', stack, potionName(stack.item.key))),
    ...food
      .filter(({ item }) => !isSaddle(item))
      .map((stack) => model('food', 'food', stack, nameOf(`food.${stack.item.key}`))),
  ]
}
