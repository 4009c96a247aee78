import type { Catalogue, Food, Quest } from '@daykeep/rules/catalogue'
import { hatchable, inventoryItems, isSaddle, type HatchablePet, type Stack } from '@daykeep/rules/inventory'
import type { Instant } from '@daykeep/rules/kernel'
import type { User } from '@daykeep/rules/model'
import { belongings } from '@daykeep/rules/skills'
import { eggName, formatList, hasText, nameOf, notesOf as textOf, potionName, t } from '../../../i18n/index.ts'
import { type Item, toItem } from '../../items/index.ts'
import { type ItemGroup, type ItemModel, type ItemsModel, MYSTERY, type NestModel } from './item.ts'

/** The player's items in content order, and the pets that they can hatch now. */
export const toItems = (catalogue: Catalogue, user: User, now: Instant): ItemsModel => {
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
      ...specialItems(catalogue, user, now),
      ...scrolls(catalogue, user).map((stack) => item('quests', stack, nameOf(`quests.${stack.item.key}`), undefined)),
    ],
    nests: hatchable(catalogue, user).map(toNest(catalogue)),
  }
}

const toItemModel =
  (catalogue: Catalogue) =>
  (
    group: Exclude<ItemGroup, 'special'>,
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

/** Gifts of the subscription, what one throws at others, cards to send and cards to read. docs/reference/screens.md 4.1. */
const specialItems = (catalogue: Catalogue, user: User, now: Instant): ReadonlyArray<ItemModel> => {
  const { throwable, sendable, waiting } = belongings(catalogue, user, now)
  const gifts = user.purchased.plan.mysteryItems.length
  return [
    ...(gifts === 0
      ? []
      : [
          {
            ...special(MYSTERY, gifts, { kind: 'item', art: { template: 'letter' } }),
            name: t('inventory.mystery'),
            notes: t('inventory.mysteryNotes'),
          },
        ]),
    ...throwable.map(({ item: { key, art }, count }) => ({
      ...special(key, count, { kind: 'cast', art }),
      name: nameOf(`transformations.${key}`),
      notes: textOf(`transformations.${key}`),
    })),
    ...sendable
      .filter(({ count }) => count > 0)
      .map(({ card: { key, art }, count }) => ({
        ...special(`to-send-${key}`, count, { kind: 'cast', art }),
        name: nameOf(`cards.${key}`),
        notes: textOf(`cards.${key}`),
      })),
    ...waiting.flatMap(({ card, from }) => {
      const art = catalogue.cards[card]?.art
      const names = formatList(from)
      return art === undefined
        ? []
        : [
            {
              ...special(card, from.length, { kind: 'cast', art }),
              name: nameOf(`cards.${card}`),
              notes: t('inventory.cardsFrom', { names }),
            },
          ]
    }),
  ]
}

const special = (key: string, count: number, picture: Item): Omit<ItemModel, 'name' | 'notes'> => ({
  id: `special/${key}`,
  group: 'special',
  key,
  count,
  picture,
  price: undefined,
  likedBy: undefined,
})

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
