import type { Catalogue, LoginReward } from '../content/catalogue.ts'
import { lookUp } from '../kernel/index.ts'

/** How a day's rewards are told. `sprites`: what clients of the public API show. `rewardName`: text key of a group. */
export type Announcement = {
  readonly rewards: ReadonlyArray<string>
  readonly sprites: ReadonlyArray<string>
  readonly rewardName?: string
}

/** More parts than this are a group: told in alphabetical order, and shown by some of them. */
const TOLD_SINGLY = 4

/** Sprite keys that those clients know begin so. Reference, api 3.9. */
const SPRITES = {
  gear: '',
  background: 'background_',
  eggs: 'Pet_Egg_',
  hatchingPotions: 'Pet_HatchingPotion_',
  food: 'Pet_Food_',
  quests: 'inventory_quest_scroll_',
} as const

const LOYALTY = 'achievement-royally-loyal2x'

/** From this count on gear is shown as shops show it. */
const SHOP_SPRITES_FROM = 140

const ODD_SPRITES: Readonly<Record<string, string>> = { armor_special_pageArmor: 'slim_armor_special_pageArmor' }

/** What is shown for a whole group. */
const SHOWN: Readonly<Record<string, ReadonlyArray<string>>> = {
  background: ['purple'],
  eggs: ['Cactus', 'Dragon', 'Wolf'],
  hatchingPotions: ['Base', 'Red', 'Golden'],
  food: ['Meat', 'Potatoe', 'Milk'],
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four'] as const

const GROUPS = {
  eggs: 'OfAllPetEggs',
  hatchingPotions: 'OfAllHatchingPotions',
  food: 'OfEachFood',
  quests: 'OfEachQuest',
} as const

/** How the rewards of a check-in count are told. Reference, rules 3.9; content facts 7. */
export const announcementOf = (
  catalogue: Catalogue,
  count: number,
  rewards: ReadonlyArray<LoginReward>,
): Announcement => {
  const rewardName = groupNameOf(rewards)
  return {
    rewards: inToldOrder(catalogue, rewards).flatMap(({ type, key }) => (type === 'background' ? [] : [key])),
    sprites: spritesOf(count, rewards),
    ...(rewardName === undefined ? {} : { rewardName }),
  }
}

const isGroup = (rewards: ReadonlyArray<LoginReward>): boolean => rewards.length > TOLD_SINGLY

/** Food stands where the potion whose pets like it would. */
const inToldOrder = (catalogue: Catalogue, rewards: ReadonlyArray<LoginReward>): ReadonlyArray<LoginReward> => {
  if (!isGroup(rewards)) return rewards
  const place = ({ type, key }: LoginReward): string =>
    type === 'food' ? (lookUp(catalogue.food, key)?.target ?? key) : key
  return rewards.toSorted((a, b) => (place(a) < place(b) ? -1 : 1))
}

type Part = { readonly type: LoginReward['type']; readonly key: string }

const spritesOf = (count: number, rewards: ReadonlyArray<LoginReward>): ReadonlyArray<string> => {
  const [first] = rewards
  if (first === undefined) return []
  const shown: ReadonlyArray<Part> = isGroup(rewards)
    ? (SHOWN[first.type] ?? []).map((key) => ({ type: first.type, key }))
    : rewards
  return shown.map((part) => spriteOf(count, part))
}

const spriteOf = (count: number, { type, key }: Part): string => {
  if (type === 'achievement') return LOYALTY
  if (type === 'gear' && count >= SHOP_SPRITES_FROM) return `shop_${key}`
  return lookUp(ODD_SPRITES, key) ?? `${SPRITES[type]}${key}`
}

/** Text key of rewards that have a name of their own, besides the names of their parts. */
const groupNameOf = (rewards: ReadonlyArray<LoginReward>): string | undefined => {
  const [first] = rewards
  if (first?.type === 'background') return 'incentiveBackgrounds'
  if (first?.type === 'achievement') return 'incentiveAchievement'
  if (first === undefined || !('count' in first)) return undefined
  const number = NUMBERS[first.count] ?? String(first.count)
  if (isGroup(rewards)) return `${number}${GROUPS[first.type]}`
  return rewards.length === 1 && first.type === 'food' && first.count > 1 ? `${number}Saddles` : undefined
}
