import type { Catalogue, Food, Quest } from '@daykeep/rules/content'
import { hatchable, inventoryItems, isSaddle, type Nest, type Stack } from '@daykeep/rules/inventory'
import type { User } from '@daykeep/rules/model'
import { eggName, hasText, nameOf, potionName, t } from '../../texts/index.ts'
import { toThing } from '../things/index.ts'
import type { ItemGroup, ItemModel, ItemsModel, NestModel } from './item.ts'

/** What lies in the bags, in content order, and what could hatch from it now. */
export const toItems = (catalogue: Catalogue, user: User): ItemsModel => {
  const { eggs, hatchingPotions, food } = inventoryItems(catalogue, user)
  const item = toItem(catalogue)
  return {
    items: [
      ...eggs.map((stack) => item('eggs', stack, eggName(stack.thing.key), stack.thing.value)),
      ...hatchingPotions.map((stack) => item('hatchingPotions', stack, potionName(stack.thing.key), stack.thing.value)),
      ...food.map((stack) => ({
        ...item('food', stack, nameOf(`food.${stack.thing.key}`), saleOf(stack.thing)),
        likedBy: stack.thing.target === undefined ? undefined : nameOf(`hatchingPotions.${stack.thing.target}`),
      })),
      ...scrolls(catalogue, user).map((stack) => item('quests', stack, nameOf(`quests.${stack.thing.key}`), undefined)),
    ],
    nests: hatchable(catalogue, user).map(toNest(catalogue)),
  }
}

const toItem =
  (catalogue: Catalogue) =>
  (
    group: ItemGroup,
    { thing, count }: Stack<{ readonly key: string }>,
    name: string,
    price: number | undefined,
  ): ItemModel => ({
    id: `${group}/${thing.key}`,
    group,
    key: thing.key,
    name,
    notes: notesOf(group, thing.key),
    count,
    thing: toThing(catalogue, KIND_OF[group], thing.key),
    price,
    likedBy: undefined,
  })

const KIND_OF = { eggs: 'egg', hatchingPotions: 'potion', food: 'food', quests: 'quest' } as const

const notesOf = (group: ItemGroup, key: string): string => {
  if (hasText(`${group}.${key}.notes`)) return t(`${group}.${key}.notes`)
  if (group !== 'eggs' || !hasText(`eggs.${key}.adjective`)) return ''
  return t('inventory.eggNotes', { adjective: t(`eggs.${key}.adjective`), egg: nameOf(`eggs.${key}`) })
}

/** A saddle is not for sale. Reference, rules 10.8. */
const saleOf = (food: Food): number | undefined => (isSaddle(food) ? undefined : food.value)

const scrolls = (catalogue: Catalogue, { items }: User): ReadonlyArray<Stack<Quest>> =>
  Object.values<Quest>(catalogue.quests).flatMap((thing) => {
    const count = items.quests[thing.key] ?? 0
    return count > 0 ? [{ thing, count }] : []
  })

const toNest =
  (catalogue: Catalogue) =>
  ({ egg, potion, pet }: Nest): NestModel => ({
    egg: egg.key,
    potion: potion.key,
    pet,
    name: nameOf(`pets.${pet}`),
    thing: toThing(catalogue, 'pet', pet),
  })
