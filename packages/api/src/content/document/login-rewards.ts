import type { Catalogue, LoginReward } from '@daykeep/rules/catalogue'

/** By number of check-ins: the reward, and the rewarded numbers before and after it. */
export const toLoginRewards = ({ loginRewards }: Catalogue) => {
  const days = Object.keys(loginRewards)
    .map(Number)
    .toSorted((a, b) => a - b)
  const highest = days.at(-1) ?? 0
  return Object.fromEntries(
    Array.from({ length: highest + 1 }, (_, day) => [day, toRewardEntry(loginRewards, days, day)] as const),
  )
}

const toRewardEntry = (rewards: Catalogue['loginRewards'], days: ReadonlyArray<number>, day: number) => {
  const brought: ReadonlyArray<LoginReward> = rewards[String(day)] ?? []
  const before = days.filter((each) => each < day).at(-1)
  return {
    ...(brought.length === 0 ? {} : { rewardKey: brought.map(({ key }) => key), reward: brought }),
    nextRewardAt: days.find((each) => each > day) ?? 0,
    ...(before === undefined ? {} : { prevRewardKey: before }),
  }
}
