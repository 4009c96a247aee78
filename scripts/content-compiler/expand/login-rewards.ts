import { asKey } from '@daykeep/rules/model'
import type { Egg, Food, HatchingPotion, LoginReward } from '@daykeep/rules/catalogue'
import type { FileOf } from '../file-kinds/index.ts'

type Stock = {
  readonly eggs: ReadonlyArray<Egg>
  readonly potions: ReadonlyArray<HatchingPotion>
  readonly food: ReadonlyArray<Food>
}
type RewardField = FileOf<'incentives'>['days'][number]['rewards'][number]

/** What each day of the check-in count brings, groups spelt out. */
export const loginRewardsOf = (
  files: ReadonlyArray<FileOf<'incentives'>>,
  stock: Stock,
): Readonly<Record<string, ReadonlyArray<LoginReward>>> =>
  Object.fromEntries(
    files.flatMap(({ days }) =>
      days.map(({ day, rewards }) => [String(day), rewards.flatMap((reward) => spellOut(reward, stock))]),
    ),
  )

const spellOut = (reward: RewardField, { eggs, potions, food }: Stock): ReadonlyArray<LoginReward> => {
  switch (reward.type) {
    case 'everyDropEgg':
      return eggs
        .filter(({ kind }) => kind === 'drop')
        .map(({ key }) => ({ type: 'eggs', key, count: reward.count ?? 1 }))
    case 'everyStandardPotion':
      return potions
        .filter(({ kind }) => kind === 'standard')
        .map(({ key }) => ({ type: 'hatchingPotions', key, count: reward.count ?? 1 }))
    case 'everyBasicFood':
      return food
        .filter(({ family }) => family === 'basic')
        .map(({ key }) => ({ type: 'food', key, count: reward.count ?? 1 }))
    case 'eggs':
      return [{ type: 'eggs', key: asKey(reward.key), count: reward.count ?? 1 }]
    case 'hatchingPotions':
      return [{ type: 'hatchingPotions', key: asKey(reward.key), count: reward.count ?? 1 }]
    case 'food':
      return [{ type: 'food', key: asKey(reward.key), count: reward.count ?? 1 }]
    case 'quests':
      return [{ type: 'quests', key: asKey(reward.key), count: reward.count ?? 1 }]
    case 'gear':
      return [{ type: 'gear', key: asKey(reward.key) }]
    case 'background':
      return [{ type: 'background', key: asKey(reward.key) }]
    case 'achievement':
      return [{ type: 'achievement', key: reward.key }]
  }
}
