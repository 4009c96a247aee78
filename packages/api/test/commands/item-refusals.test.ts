import {
  asKey,
  type EggKey,
  type FoodKey,
  type PetKey,
  type PotionKey,
  type TagId,
  withItems,
  withStats,
} from '@daykeep/rules/model'
import { itRefuses } from '../../test-kit/it-refuses.ts'
import { both, inClass, type UserChange, withGold } from '../../test-kit/states.ts'

const TAG = asKey<TagId>('2f8c5a0f-90c4-4f8e-9a8f-8d5c6c5e1d11')

const owning =
  (items: Partial<Parameters<typeof withItems>[1]>): UserChange =>
  (user) =>
    withItems(user, items)
const owningGear =
  (...keys: readonly string[]): UserChange =>
  (user) => {
    const owned = Object.fromEntries(keys.map((key) => [key, true]))
    return withItems(user, { gear: { ...user.items.gear, owned: { ...user.items.gear.owned, ...owned } } })
  }
const withHealth =
  (hp: number): UserChange =>
  (user) =>
    withStats(user, { hp })

const food = { [asKey<FoodKey>('Meat')]: 99, [asKey<FoodKey>('Saddle')]: 1 }
const pet = (key: string, points = 5) => ({ pets: { [asKey<PetKey>(key)]: points }, food })

itRefuses('animals', [
  [
    'POST /user/feed/Wolf-Base/Meat',
    'it is a mount already',
    401,
    'messageAlreadyMount',
    { user: owning({ ...pet('Wolf-Base'), mounts: { [asKey<PetKey>('Wolf-Base')]: true } }) },
  ],
  [
    'POST /user/feed/Wolf-Veggie/Meat',
    'it does not eat',
    401,
    'messageCannotFeedPet',
    { user: owning(pet('Wolf-Veggie')) },
  ],
  [
    'POST /user/feed/Wolf-Base/Meat?amount=40',
    'it is full before',
    401,
    'tooMuchFood',
    { user: owning(pet('Wolf-Base')) },
  ],
  [
    'POST /user/hatch/Owl/Cupid',
    'the egg of a quest takes no such potion',
    400,
    'messageInvalidEggPotionCombo',
    { user: owning({ eggs: { [asKey<EggKey>('Owl')]: 1 }, hatchingPotions: { [asKey<PotionKey>('Cupid')]: 1 } }) },
  ],
  ['POST /user/sell/food/Saddle', 'saddles are kept', 401, 'foodSaddleSellWarningNote', { user: owning({ food }) }],
])

const warrior = both(inClass('warrior'), withGold(1000))

itRefuses('gear and potions', [
  [
    'POST /user/buy-gear/weapon_warrior_1',
    'they have it',
    401,
    'equipmentAlreadyOwned',
    { user: both(warrior, owningGear('weapon_warrior_1')) },
  ],
  ['POST /user/buy-gear/weapon_warrior_2', 'one comes before it', 401, 'previousGearNotOwned', { user: warrior }],
  ['POST /user/buy-health-potion', 'they are well', 401, 'messageHealthAlreadyMax', { user: withGold(100) }],
  [
    'POST /user/buy-health-potion',
    'they are dead',
    401,
    'messageHealthAlreadyMin',
    { user: both(withGold(100), withHealth(0)) },
  ],
  ['POST /coupons/enter/AAAA-BBBB-CCCC', 'there is none', 400, 'invalidCoupon'],
])

const withoutPoints: UserChange = (user) => withStats(inClass('warrior')(user), { points: 0 })

itRefuses('attributes, tags and names', [
  ['POST /user/allocate?stat=int', 'no point is left', 401, 'notEnoughAttrPoints', { user: withoutPoints }],
  [
    'POST /user/allocate-bulk',
    'it is no number',
    400,
    'invalidPoints',
    { user: inClass('warrior'), body: { stats: { str: 'two' } } },
  ],
  [
    `POST /tasks/TASK/tags/${TAG}`,
    'it has the tag',
    400,
    'alreadyTagged',
    {
      user: (user) => ({ ...user, tags: [{ id: TAG, name: 'Garden' }] }),
      task: (task) => ({ ...task, tags: [TAG] }),
    },
  ],
  [
    'DELETE /tasks/TASK',
    'it is the copy of a task of a group',
    401,
    'cantDeleteAssignedGroupTasks',
    { task: (task) => ({ ...task, group: { ...task.group, id: asKey('a-group') } }) },
  ],
  ['PUT /user', 'a name has one line', 400, 'displaynameIssueNewline', { body: { 'profile.name': 'Ida\nBerg' } }],
])
