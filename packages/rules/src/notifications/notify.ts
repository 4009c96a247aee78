import { type EventTable, type GameEvent, idFrom, readEvent, type Seed } from '../kernel/index.ts'
import type { User } from '../model/index.ts'
import { STAFF_NOTIFICATIONS } from './staff-notifications.ts'
import type { NewNotification } from './new-notification.ts'
import { SOCIAL_NOTIFICATIONS } from './social-notifications.ts'

/** The notification for each kind of event. docs/reference/rules.md 12.1. */
const TABLE: EventTable<NewNotification | undefined> = {
  AchievementUnlocked: ({ achievement }) => ({ type: 'ACHIEVEMENT', data: { achievement } }),
  PetColorCompleted: ({ achievement }) => ({ type: 'ACHIEVEMENT_PET_COLOR', data: completed(achievement) }),
  MountColorCompleted: ({ achievement }) => ({ type: 'ACHIEVEMENT_MOUNT_COLOR', data: completed(achievement) }),
  AnimalSetCompleted: ({ achievement }) => ({ type: 'ACHIEVEMENT_ANIMAL_SET', data: completed(achievement) }),
  PetSetCompleted: ({ achievement }) => ({ type: 'ACHIEVEMENT_PET_SET_COMPLETE', data: completed(achievement) }),
  BossRaged: ({ quest, effect }) => ({
    type: 'BOSS_DAMAGE',
    data: { quest, ...(effect !== undefined && { effect }) },
    replaces: () => true,
  }),
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
  WebhookDisabled: ({ webhook, label, url }) => ({ type: 'WEBHOOK_DISABLED', data: { id: webhook, label, url } }),
  ...SOCIAL_NOTIFICATIONS,
  ...STAFF_NOTIFICATIONS,
}

/** The notification of one event, or none. */
export const notificationOf = readEvent(TABLE)

const STABLE_KEYS = {
  beastMaster: 'beastAchievement',
  mountMaster: 'mountAchievement',
  triadBingo: 'triadBingoAchievement',
} as const

const completed = (achievement: string): NewNotification['data'] => ({
  label: `achievements.${achievement}.title`,
  achievement,
  message: `achievements.${achievement}.title`,
  modalText: `achievements.${achievement}.text`,
})

/**
 * Adds the notifications for the events, in order. Ids are derived from the seed, so server and browser agree on them;
 * `name` is the prefix of the rolls.
 */
export const notify =
  (seed: Seed, name = 'notifications.id') =>
  (events: ReadonlyArray<GameEvent>) =>
  (user: User): User => {
    const notices = events
      .flatMap((event) => notificationOf(event) ?? [])
      .filter(({ type, isSaidBy }) => !user.notifications.some((older) => type === older.type && isSaidBy?.(older)))
    if (notices.length === 0) return user
    const remaining = user.notifications.filter(
      (older) => !notices.some(({ type, replaces }) => type === older.type && replaces?.(older) === true),
    )
    const additions = notices.map(({ type, data, seen = false }, index) => ({
      type,
      data,
      id: idFrom(seed, `${name}/${index}`),
      seen,
    }))
    return { ...user, notifications: [...remaining, ...additions] }
  }
