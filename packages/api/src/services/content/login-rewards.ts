import type { Catalogue, LoginReward } from '@daykeep/rules/content'

/** By number of check-ins: what it brings, and when something comes next and came before. */
export const rewardsIn = ({ loginRewards }: Catalogue) => {
  const days = Object.keys(loginRewards)
    .map(Number)
    .toSorted((a, b) => a - b)
  const highest = days.at(-1) ?? 0
  return Object.fromEntries(
    Array.from({ length: highest + 1 }, (_, day) => [day, entryOf(loginRewards, days, day)] as const),
  )
}

const entryOf = (rewards: Catalogue['loginRewards'], days: ReadonlyArray<number>, day: number) => {
  const brought: ReadonlyArray<LoginReward> = rewards[String(day)] ?? []
  const before = days.filter((each) => each < day).at(-1)
  return {
    ...(brought.length === 0 ? {} : { rewardKey: brought.map(({ key }) => key), reward: brought }),
    nextRewardAt: days.find((each) => each > day) ?? 0,
    ...(before === undefined ? {} : { prevRewardKey: (rewards[String(before)] ?? []).map(({ key }) => key) }),
  }
}
