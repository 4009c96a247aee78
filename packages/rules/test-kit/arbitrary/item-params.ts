import * as fc from 'fast-check'
import type { Catalogue } from '../../src/catalogue/index.ts'
import type { Player } from '../../src/model/index.ts'
import { oneOfOr } from './figures.ts'

const quantity = fc.constantFrom(0, 1, 2, '1', 'many', -1)

/** Parameters of the commands about what the player owns and buys. */
export const itemParams = (catalogue: Catalogue) => {
  const gear = Object.keys(catalogue.gear)
  const specials = [...Object.keys(catalogue.transformations), ...Object.keys(catalogue.cards)]
  const forGems = {
    gems: ['gem'],
    eggs: Object.keys(catalogue.eggs),
    hatchingPotions: Object.keys(catalogue.hatchingPotions),
    food: Object.keys(catalogue.food),
    gear,
    quests: Object.keys(catalogue.quests),
    bundles: Object.keys(catalogue.questBundles),
    pets: Object.keys(catalogue.pets),
    castles: ['keep'],
  } as const
  const owned = ({ user }: Player) => Object.keys(user.items.gear.owned)
  const petsOf = ({ user }: Player) => Object.keys(user.items.pets)
  const kinds = { eggs: 'eggs', hatchingPotions: 'hatchingPotions', food: 'food' } as const
  const optional = { requiredKeys: [] as [] }
  return {
    equip: (player: Player) =>
      fc.record(
        {
          type: oneOfOr(['equipped', 'costume', 'pet', 'mount']),
          key: oneOfOr([...owned(player), ...petsOf(player)]),
        },
        optional,
      ),
    unequip: () => fc.record({ type: oneOfOr(['pet', 'background', 'all', 'costume', 'equipped']) }, optional),
    hatch: ({ user }: Player) =>
      fc.record(
        {
          egg: oneOfOr(Object.keys(user.items.eggs)),
          hatchingPotion: oneOfOr(Object.keys(user.items.hatchingPotions)),
        },
        optional,
      ),
    feed: (player: Player) =>
      fc.record(
        { pet: oneOfOr(petsOf(player)), food: oneOfOr(Object.keys(player.user.items.food)), amount: quantity },
        optional,
      ),
    sell: ({ user }: Player) =>
      fc
        .constantFrom(...Object.values(kinds))
        .chain((type) =>
          fc.record(
            { type: fc.constant(type), key: oneOfOr(Object.keys(user.items[type])), amount: quantity },
            optional,
          ),
        ),
    buy: () =>
      fc.record(
        {
          key: oneOfOr([...gear, ...specials, 'potion', 'armoire']),
          type: fc.constantFrom('quest', 'special', 'mystery'),
          quantity,
        },
        optional,
      ),
    purchase: () =>
      fc
        .constantFrom(...Object.keys(forGems))
        .chain((type) =>
          fc.record(
            { type: fc.constant(type), key: oneOfOr(forGems[type as keyof typeof forGems]), quantity },
            optional,
          ),
        ),
    purchaseWithHourglasses: () =>
      fc.oneof(
        fc.record({ type: fc.constantFrom('pets', 'mounts'), key: oneOfOr(catalogue.animalShop.pets) }, optional),
        fc.record({ type: fc.constant('quests'), key: oneOfOr(Object.keys(catalogue.quests)), quantity }, optional),
      ),
    unlock: ({ user }: Player) =>
      fc.record(
        {
          path: oneOfOr([
            ...catalogue.looks.map(({ path }) => path),
            ...Object.values(catalogue.lookSets).map(({ looks }) => looks.map(({ path }) => path).join()),
            ...Object.keys(user.purchased.background).map((key) => `background.${key}`),
            'items.gear.owned.back_special_foxTail',
          ]),
        },
        optional,
      ),
    buyGear: () => fc.record({ key: oneOfOr(gear), quantity }, optional),
    buyArmoire: () => fc.record({ quantity }, optional),
    buyQuest: () => fc.record({ key: oneOfOr(Object.keys(catalogue.quests)), quantity }, optional),
    buyPotion: () => fc.record({ quantity }, optional),
    togglePin: () =>
      fc.record({
        type: oneOfOr(['marketGear', 'potion']),
        path: oneOfOr(['potion', 'gear.flat.weapon_warrior_1', 'gear.flat.head_healer_2']),
      }),
    movePin: ({ user }: Player) =>
      fc.record({ path: oneOfOr(user.pinnedItems.map(({ path }) => path)), position: fc.integer({ min: -1, max: 3 }) }),
  } as const
}
