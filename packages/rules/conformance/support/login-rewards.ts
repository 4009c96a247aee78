import type { Catalogue, LoginReward } from '../../src/catalogue/index.ts'
import { asKey } from '../../src/model/index.ts'

type Counted = Extract<LoginReward, { count: number }>['type']

const gear = (...keys: ReadonlyArray<string>): ReadonlyArray<LoginReward> =>
  keys.map((key) => ({ type: 'gear', key: asKey(key) }))

const items = (type: Counted, keys: ReadonlyArray<string>, count = 1): ReadonlyArray<LoginReward> =>
  keys.map((key) => ({ type, key: asKey(key), count }) as LoginReward)

const ROYAL_DAYS = [4, 10, 26, 35, 45, 55, 65, 75, 85, 95, 105, 115, 125, 135, 145, 160, 180, 200]

const GEAR_DAYS: Readonly<Record<number, ReadonlyArray<string>>> = {
  1: ['armor_special_bardRobes'],
  3: ['head_special_bardHat'],
  18: ['weapon_special_bardInstrument'],
  60: ['armor_special_pageArmor'],
  70: ['head_special_pageHelm'],
  80: ['weapon_special_pageBanner'],
  90: ['shield_special_diamondStave'],
  140: ['weapon_special_skeletonKey', 'shield_special_lootBag'],
  150: ['head_special_clandestineCowl', 'armor_special_sneakthiefRobes'],
  170: ['head_special_snowSovereignCrown', 'armor_special_snowSovereignRobes'],
  190: ['shield_special_wintryMirror', 'back_special_snowdriftVeil'],
  240: ['weapon_special_nomadsScimitar', 'armor_special_nomadsCuirass'],
  260: ['head_special_spikedHelm'],
  320: ['head_special_dandyHat'],
  340: ['weapon_special_fencingFoil', 'armor_special_dandySuit'],
  450: ['weapon_special_tachi', 'armor_special_samuraiArmor'],
  475: ['head_special_kabuto', 'shield_special_wakizashi'],
}

type Stock = {
  readonly eggs: ReadonlyArray<string>
  readonly potions: ReadonlyArray<string>
  readonly food: ReadonlyArray<string>
}

/** What each check-in count brings. docs/reference/rules.md 3.9. */
export const loginRewards = ({ eggs, potions, food }: Stock): Catalogue['loginRewards'] => {
  const mapped = <A>(days: Readonly<Record<string, A>>, make: (value: A) => ReadonlyArray<LoginReward>) =>
    Object.fromEntries(Object.entries(days).map(([day, value]) => [day, make(value)]))
  return {
    ...mapped(GEAR_DAYS, (keys) => gear(...keys)),
    ...Object.fromEntries(ROYAL_DAYS.map((day) => [day, items('hatchingPotions', ['RoyalPurple'])])),
    ...mapped({ 7: 'moon1', 22: 'moon2', 40: 'moon3' }, (key) => items('quests', [key])),
    ...mapped({ 50: 1, 100: 1, 220: 1, 360: 2, 425: 3 }, (count) => items('food', ['Saddle'], count)),
    ...mapped({ 110: 1, 300: 2, 380: 3 }, (count) => items('eggs', eggs, count)),
    ...mapped({ 130: 3, 280: 3, 400: 4 }, (count) => items('food', food, count)),
    2: ['blue', 'green', 'purple', 'red', 'yellow'].map((key) => ({ type: 'background', key: asKey(key) })),
    5: items('food', ['Chocolate', 'Meat', 'CottonCandyPink']),
    14: items('food', ['Strawberry', 'Potatoe', 'CottonCandyBlue']),
    30: items('food', ['Fish', 'Milk', 'RottenMeat', 'Honey']),
    120: items('hatchingPotions', potions),
    500: [{ type: 'achievement', key: 'royallyLoyal' }],
  }
}
