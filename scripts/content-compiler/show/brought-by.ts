import type { Catalogue, Egg, Gear, HatchingPotion, LoginReward, Quest } from '@daykeep/rules/catalogue'
import type { FoundEntry } from './find-entry.ts'

/** How players get an entry apart from sales by date: what brings, drops or always sells it, one a line. */
export const broughtBy = (catalogue: Catalogue, found: FoundEntry): ReadonlyArray<string> => [
  ...questsThatBring(catalogue, found).map((quest) => `the quest ${quest} brings it`),
  ...daysThatGive(catalogue, found).map((day) => `checking in for ${day} days gives it`),
  ...(ALWAYS[found.kind]?.(found.entry) ?? []),
]

const REWARDS: { readonly [Kind in FoundEntry['kind']]?: LoginReward['type'] | 'pets' | 'mounts' } = {
  gear: 'gear',
  egg: 'eggs',
  potion: 'hatchingPotions',
  food: 'food',
  quest: 'quests',
  background: 'background',
  achievement: 'achievement',
  pet: 'pets',
  mount: 'mounts',
}

const questsThatBring = ({ quests, questLines }: Catalogue, { kind, key }: FoundEntry): ReadonlyArray<string> => [
  ...Object.values<Quest>(quests).flatMap((quest) =>
    quest.drop.items.some((item) => item.type === REWARDS[kind] && item.key === key) ? [quest.key] : [],
  ),
  ...questLines.flatMap(({ achievement, quests: parts }) =>
    kind === 'achievement' && achievement === key ? [parts.at(-1) ?? ''] : [],
  ),
]

const daysThatGive = ({ loginRewards }: Catalogue, { kind, key }: FoundEntry): ReadonlyArray<string> =>
  Object.entries(loginRewards).flatMap(([day, rewards]) =>
    rewards.some((reward) => reward.type === REWARDS[kind] && reward.key === key) ? [day] : [],
  )

const EVERY_DAY = 'tasks drop it, and the market sells it'

const ALWAYS: { readonly [Kind in FoundEntry['kind']]?: (entry: object) => ReadonlyArray<string> } = {
  gear: (entry) => alwaysOfGear(entry as Gear),
  egg: (entry) => ((entry as Egg).kind === 'drop' ? [EVERY_DAY] : []),
  potion: (entry) => ((entry as HatchingPotion).kind === 'standard' ? [EVERY_DAY] : []),
  food: () => ['tasks drop it in its season, and the market sells it'],
  quest: (entry) => alwaysOfQuest(entry as Quest),
}

const alwaysOfGear = ({ group, released }: Gear): ReadonlyArray<string> => {
  if (group === 'armoire')
    return [`the armoire gives it${released === undefined ? '' : ` from ${released.slice(0, 10)} on`}`]
  return group === 'special' || group === 'mystery' || group === 'base' ? [] : [`the market sells it to a ${group}`]
}

const alwaysOfQuest = ({ category, goldValue, unlock }: Quest): ReadonlyArray<string> => [
  ...(category === 'timeTravelers' ? ['the time travellers always sell it'] : []),
  ...(goldValue === undefined ? [] : [`the quest shop sells it for ${goldValue} gold`]),
  ...(unlock === undefined ? [] : [`${unlock.type} brings its scroll`]),
]
