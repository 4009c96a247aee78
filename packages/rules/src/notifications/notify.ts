import { type EventTable, type GameEvent, idFrom, readEvent, type Seed } from '../kernel/index.ts'
import type { User } from '../model/index.ts'
import { HOUSE_NOTICES } from './house-notices.ts'
import type { Notice } from './notice.ts'
import { PEOPLE_NOTICES } from './people-notices.ts'

/** The notification that each kind of event leaves in the player's list. Reference, rules 12.1. */
const TABLE: EventTable<Notice | undefined> = {
  AchievementUnlocked: ({ achievement }) => ({ type: 'ACHIEVEMENT', data: { achievement } }),
  PetColorCompleted: ({ achievement }) => ({ type: 'ACHIEVEMENT_PET_COLOR', data: completed(achievement) }),
  MountColorCompleted: ({ achievement }) => ({ type: 'ACHIEVEMENT_MOUNT_COLOR', data: completed(achievement) }),
  AnimalSetCompleted: ({ achievement }) => ({ type: 'ACHIEVEMENT_ANIMAL_SET', data: completed(achievement) }),
  PetSetCompleted: ({ achievement }) => ({ type: 'ACHIEVEMENT_PET_SET_COMPLETE', data: completed(achievement) }),
  QuestLineCompleted: ({ achievement }) => ({ type: 'ACHIEVEMENT_QUESTS', data: completed(achievement) }),
  StableCompleted: ({ achievement }) => ({
    type: 'ACHIEVEMENT_STABLE',
    data: { achievement, achievementNotification: STABLE_KEYS[achievement] },
  }),
  FirstItemsDropped: ({ egg, hatchingPotion }) => ({ type: 'FIRST_DROPS', data: { egg, hatchingPotion } }),
  StreakReached: () => ({ type: 'STREAK_ACHIEVEMENT', data: {} }),
  RebirthEnabled: () => ({ type: 'REBIRTH_ENABLED', data: {} }),
  UltimateGearCompleted: () => ({ type: 'ULTIMATE_GEAR_ACHIEVEMENT', data: {} }),
  CardReceived: ({ card, from }) => ({ type: 'CARD_RECEIVED', data: { card, from } }),
  PlayerReborn: () => ({ type: 'REBIRTH_ACHIEVEMENT', data: {} }),
  MysteryItemsReceived: ({ gear }) => ({ type: 'NEW_MYSTERY_ITEMS', data: { items: gear } }),
  OnboardingCompleted: () => ({ type: 'ONBOARDING_COMPLETE', data: {} }),
  CheckedIn: ({ nextRewardAt, rewards, sprites, rewardName }) => ({
    type: 'LOGIN_INCENTIVE',
    data: {
      nextRewardAt,
      ...(sprites.length > 0 ? { rewardKey: sprites } : {}),
      ...(rewards.length > 0 ? { reward: rewards } : {}),
      ...(rewardName === undefined ? {} : { rewardText: rewardName }),
    },
    replaces: () => true,
  }),
  ...PEOPLE_NOTICES,
  ...HOUSE_NOTICES,
}

/** The notification of one event, or none. */
export const notificationOf = readEvent(TABLE)

const STABLE_KEYS = {
  beastMaster: 'beastAchievement',
  mountMaster: 'mountAchievement',
  triadBingo: 'triadBingoAchievement',
} as const

const completed = (achievement: string): Notice['data'] => ({
  label: `achievements.${achievement}.title`,
  achievement,
  message: `achievements.${achievement}.title`,
  modalText: `achievements.${achievement}.text`,
})

/**
 * Adds the notifications that the events call for, in order, under ids that every shell works out alike; `name` begins
 * the names of the throws.
 */
export const notify =
  (seed: Seed, name = 'notification') =>
  (events: ReadonlyArray<GameEvent>) =>
  (user: User): User => {
    const notices = events.flatMap((event) => notificationOf(event) ?? [])
    if (notices.length === 0) return user
    const kept = user.notifications.filter(
      (older) => !notices.some(({ type, replaces }) => type === older.type && replaces?.(older) === true),
    )
    const added = notices.map(({ type, data, seen = false }, index) => ({
      type,
      data,
      id: idFrom(seed, `${name}/${index}`),
      seen,
    }))
    return { ...user, notifications: [...kept, ...added] }
  }
