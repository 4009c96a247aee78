import type { Catalogue, Food, Quest } from '@daykeep/rules/catalogue'
import { hatchable, inventoryItems, isSaddle, type HatchablePet, type Stack } from '@daykeep/rules/inventory'
import type { User } from '@daykeep/rules/model'
import { eggName, hasText, nameOf, potionName, t } from '../../../i18n/index.ts'
import { toItem } from '../../items/index.ts'
import type { ItemGroup, ItemModel, ItemsModel, NestModel } from './item.ts'

/** The player's items in content order, and the pets that they can hatch now. */
export const toItems = (catalogue: Catalogue, user: User): ItemsModel => {
  const { eggs, hatchingPotions, food } = inventoryItems(catalogue, user)
  const item = toItemModel(catalogue)
  return {
    items: [
      ...eggs.map((stack) => item('eggs', stack, eggName(stack.item.key), stack.item.value)),
      ...hatchingPotions.map((stack) => item('hatchingPotions', stack, potionName(stack.item.key), stack.item.value)),
      ...food.map((stack) => ({
        ...item('food', stack, nameOf(`food.${stack.item.key}`), saleOf(stack.item)),
        likedBy: stack.item.target === undefined ? undefined : nameOf(`hatchingPotions.${stack.item.target}`),
      })),
      ...scrolls(catalogue, user).map((stack) => item('quests', stack, nameOf(`quests.${stack.item.key}`), undefined)),
    ],
    nests: hatchable(catalogue, user).map(toNest(catalogue)),
  }
}

const toItemModel =
  (catalogue: Catalogue) =>
  (
    group: ItemGroup,
    { item, count }: Stack<{ readonly key: string }>,
    name: string,
    price: number | undefined,
  ): ItemModel => ({
    id: `${group}/${item.key}`,
    group,
    key: item.key,
    name,
    notes: notesOf(group, item.key),
    count,
    picture: toItem(catalogue, KIND_OF[group], item.key),
    price,
    likedBy: undefined,
  })

const KIND_OF = { eggs: 'egg', hatchingPotions: 'potion', food: 'food', quests: 'quest' } as const

const notesOf = (group: ItemGroup, key: string): string => {
  if (hasText(`${group}.${key}.notes`)) return t(`${group}.${key}.notes`)
  if (group !== 'eggs' || !hasText(`eggs.${key}.adjective`)) return ''
  return t('inventory.eggNotes', { adjective: t(`eggs.${key}.adjective`), egg: nameOf(`eggs.${key}`) })
}

/** A saddle cannot be sold. docs/reference/rules.md 10.8. */
const saleOf = (food: Food): number | undefined => (isSaddle(food) ? undefined : food.value)

const scrolls = (catalogue: Catalogue, { items }: User): ReadonlyArray<Stack<Quest>> =>
  Object.values<Quest>(catalogue.quests).flatMap((item) => {
    const count = items.quests[item.key] ?? 0
    return count > 0 ? [{ item, count }] : []
  })

const toNest =
  (catalogue: Catalogue) =>
  ({ egg, potion, pet }: HatchablePet): NestModel => ({
    egg: egg.key,
    potion: potion.key,
    pet,
    name: nameOf(`pets.${pet}`),
    picture: toItem(catalogue, 'pet', pet),
  })
