import type { Catalogue, LoginReward } from '../../catalogue/index.ts'
import { ownEntry } from '../../kernel/index.ts'

/** The announcement of a check-in's rewards. `sprites`: sprite keys for API clients; `rewardName`: text key of a group of rewards. */
export type Announcement = {
  readonly rewards: ReadonlyArray<string>
  readonly sprites: ReadonlyArray<string>
  readonly rewardName?: string
}

/** More rewards than this are announced as a group: in alphabetical order, with the sprites of a few of them. */
const LISTED_SINGLY = 4

/** Prefixes of the sprite keys that API clients know. docs/reference/api.md 3.9. */
const SPRITES = {
  gear: '',
  background: 'background_',
  eggs: 'Pet_Egg_',
  hatchingPotions: 'Pet_HatchingPotion_',
  food: 'Pet_Food_',
  quests: 'inventory_quest_scroll_',
} as const

const LOYALTY = 'achievement-royally-loyal2x'

/** From this check-in count on, gear has the sprite of the shop. */
const SHOP_SPRITES_FROM = 140

const ODD_SPRITES: Readonly<Record<string, string>> = { armor_special_pageArmor: 'slim_armor_special_pageArmor' }

/** The keys whose sprites represent a group. */
const GROUP_SPRITES: Readonly<Record<string, ReadonlyArray<string>>> = {
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

/** The announcement for a check-in count. docs/reference/rules.md 3.9; docs/reference/content-facts.md 7. */
export const announcementOf = (
  catalogue: Catalogue,
  count: number,
  rewards: ReadonlyArray<LoginReward>,
): Announcement => {
  const rewardName = groupNameOf(rewards)
  return {
    rewards: inAnnouncedOrder(catalogue, rewards).flatMap(({ type, key }) => (type === 'background' ? [] : [key])),
    sprites: spritesOf(count, rewards),
    ...(rewardName === undefined ? {} : { rewardName }),
  }
}

const isGroup = (rewards: ReadonlyArray<LoginReward>): boolean => rewards.length > LISTED_SINGLY

/** Groups are in alphabetical order; food is sorted by the potion whose pets like it. */
const inAnnouncedOrder = (catalogue: Catalogue, rewards: ReadonlyArray<LoginReward>): ReadonlyArray<LoginReward> => {
  if (!isGroup(rewards)) return rewards
  const sortKey = ({ type, key }: LoginReward): string =>
    type === 'food' ? (ownEntry(catalogue.food, key)?.target ?? key) : key
  return rewards.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
}

type RewardKey = { readonly type: LoginReward['type']; readonly key: string }

const spritesOf = (count: number, rewards: ReadonlyArray<LoginReward>): ReadonlyArray<string> => {
  const [first] = rewards
  if (first === undefined) return []
  const visible: ReadonlyArray<RewardKey> = isGroup(rewards)
    ? (GROUP_SPRITES[first.type] ?? []).map((key) => ({ type: first.type, key }))
    : rewards
  return visible.map((reward) => spriteOf(count, reward))
}

const spriteOf = (count: number, { type, key }: RewardKey): string => {
  if (type === 'achievement') return LOYALTY
  if (type === 'gear' && count >= SHOP_SPRITES_FROM) return `shop_${key}`
  return ownEntry(ODD_SPRITES, key) ?? `${SPRITES[type]}${key}`
}

/** The text key of rewards that are announced under a common name. */
const groupNameOf = (rewards: ReadonlyArray<LoginReward>): string | undefined => {
  const [first] = rewards
  if (first?.type === 'background') return 'incentiveBackgrounds'
  if (first?.type === 'achievement') return 'incentiveAchievement'
  if (first === undefined || !('count' in first)) return undefined
  const number = NUMBERS[first.count] ?? String(first.count)
  if (isGroup(rewards)) return `${number}${GROUPS[first.type]}`
  return rewards.length === 1 && first.type === 'food' && first.count > 1 ? `${number}Saddles` : undefined
}
