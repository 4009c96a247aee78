import { type EventTable, type GameEvent, idFrom, readEvent, type Seed } from '../kernel/index.ts'
import type { Notification, User } from '../model/index.ts'

type Draft = { readonly type: string; readonly data: Notification['data'] }

/** The notification that each kind of event leaves in the player's list. Reference, rules 12.1. */
const TABLE: EventTable<Draft> = {
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
  OnboardingCompleted: () => ({ type: 'ONBOARDING_COMPLETE', data: {} }),
  CheckedIn: ({ nextRewardAt, rewards, sprites, rewardName }) => ({
    type: 'LOGIN_INCENTIVE',
    data: {
      nextRewardAt,
      ...(sprites.length > 0 ? { rewardKey: sprites } : {}),
      ...(rewards.length > 0 ? { reward: rewards } : {}),
      ...(rewardName === undefined ? {} : { rewardText: rewardName }),
    },
  }),
}

/** The notification of one event, or none. */
export const notificationOf = readEvent(TABLE)

const STABLE_KEYS = {
  beastMaster: 'beastAchievement',
  mountMaster: 'mountAchievement',
  triadBingo: 'triadBingoAchievement',
} as const

const completed = (achievement: string): Draft['data'] => ({
  label: `achievements.${achievement}.title`,
  achievement,
  message: `achievements.${achievement}.title`,
  modalText: `achievements.${achievement}.text`,
})

/** Only the newest of these is kept. */
const ONE_AT_A_TIME: ReadonlySet<string> = new Set(['LOGIN_INCENTIVE'])

/** Adds the notifications that the events call for, in order, under ids that every shell works out alike. */
export const notify =
  (seed: Seed) =>
  (events: ReadonlyArray<GameEvent>) =>
  (user: User): User => {
    const drafts = events.flatMap((event) => notificationOf(event) ?? [])
    if (drafts.length === 0) return user
    const replaced = new Set(drafts.map(({ type }) => type).filter((type) => ONE_AT_A_TIME.has(type)))
    const kept = user.notifications.filter(({ type }) => !replaced.has(type))
    const added = drafts.map((draft, index) => ({ ...draft, id: idFrom(seed, `notification/${index}`), seen: false }))
    return { ...user, notifications: [...kept, ...added] }
  }
