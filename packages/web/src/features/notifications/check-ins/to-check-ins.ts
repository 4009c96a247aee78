import type { Catalogue, LoginReward } from '@daykeep/rules/catalogue'
import { checkInCalendar } from '@daykeep/rules/day'
import { eggName, nameOf, potionName } from '../../../i18n/index.ts'
import { type Item, toItem } from '../../items/index.ts'

export type CheckInReward = { readonly name: string; readonly item: Item | undefined; readonly count: number }

export type CheckInDayModel = {
  readonly count: number
  readonly state: 'past' | 'next' | 'later'
  readonly rewards: ReadonlyArray<CheckInReward>
}

export type CheckInsModel = {
  readonly count: number
  /** 0 after the last reward. */
  readonly nextRewardAt: number
  readonly days: ReadonlyArray<CheckInDayModel>
}

/** All check-ins with a reward. docs/reference/rules.md 3.9. */
export const toCheckIns = (catalogue: Catalogue, checkIns: number): CheckInsModel => {
  const { count, nextRewardAt, days } = checkInCalendar(catalogue, checkIns)
  return {
    count,
    nextRewardAt,
    days: days.map((day) => ({
      count: day.count,
      state: day.count <= count ? 'past' : day.count === nextRewardAt ? 'next' : 'later',
      rewards: day.rewards.map((reward) => toReward(catalogue, reward)),
    })),
  }
}

const toReward = (catalogue: Catalogue, reward: LoginReward): CheckInReward => {
  const { type, key } = reward
  const count = 'count' in reward ? reward.count : 1
  switch (type) {
    case 'eggs':
      return { name: eggName(key), item: toItem(catalogue, 'egg', key), count }
    case 'hatchingPotions':
      return { name: potionName(key), item: toItem(catalogue, 'potion', key), count }
    case 'quests':
      return { name: nameOf(`quests.${key}`), item: toItem(catalogue, 'quest', key), count }
    case 'gear':
    case 'food':
      return { name: nameOf(`${type}.${key}`), item: toItem(catalogue, type, key), count }
    case 'achievement':
      return { name: nameOf(`achievements.${key}`), item: toItem(catalogue, 'achievement', key), count }
    case 'background':
      return { name: nameOf(`backgrounds.${key}`), item: undefined, count }
  }
}
