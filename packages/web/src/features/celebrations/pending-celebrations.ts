import type { Notification, Player, User } from '@daykeep/rules/model'
import { mayChooseClass } from '@daykeep/rules/classes'
import { isClassChoicePutOff } from './class-choice-later.ts'
import { isDead, type Celebration } from './celebration.ts'

/**
 * The celebrations that wait for a player who returns: only death for a dead player, else one for each unseen
 * notification that has a celebration. docs/reference/screens.md 1.14 and 18.
 */
export const pendingCelebrations = (player: Player): ReadonlyArray<Celebration> =>
  isDead(player)
    ? [{ type: 'death' }]
    : [
        ...player.user.notifications.flatMap(
          (notification) => celebrationOfNotification(notification, player.user) ?? [],
        ),
        ...(mayChooseClass(player.user) && !isClassChoicePutOff() ? [{ type: 'chooseClass' } as const] : []),
      ]

/** The celebration of a notification, unless it was seen or the player has suppressed it. */
export const celebrationOfNotification = (notification: Notification, user: User): Celebration | undefined =>
  notification.seen ? undefined : CELEBRATIONS_BY_TYPE[notification.type]?.(notification.data, user)

type NotificationReader = (data: Notification['data'], user: User) => Celebration | undefined

const completed: NotificationReader = ({ achievement }) =>
  typeof achievement === 'string' ? { type: 'achievement', achievement } : undefined

const CELEBRATIONS_BY_TYPE: Readonly<Record<string, NotificationReader>> = {
  FIRST_DROPS: ({ egg, hatchingPotion }) =>
    typeof egg === 'string' && typeof hatchingPotion === 'string'
      ? { type: 'firstDrops', egg, hatchingPotion }
      : undefined,
  LOGIN_INCENTIVE: ({ nextRewardAt, reward }, { loginIncentives }) => ({
    type: 'checkIn',
    count: loginIncentives,
    nextRewardAt: typeof nextRewardAt === 'number' ? nextRewardAt : 0,
    rewards: textsIn(reward),
  }),
  STREAK_ACHIEVEMENT: (_, { preferences }) => (preferences.suppressModals.streak ? undefined : { type: 'streak' }),
  ONBOARDING_COMPLETE: () => ({ type: 'onboardingComplete' }),
  ULTIMATE_GEAR_ACHIEVEMENT: (_, { achievements }) => ({
    type: 'ultimateGear',
    classes: Object.entries(achievements.ultimateGearSets).flatMap(([name, done]) => (done ? [name] : [])),
  }),
  ACHIEVEMENT_PET_COLOR: completed,
  ACHIEVEMENT_MOUNT_COLOR: completed,
  ACHIEVEMENT_ANIMAL_SET: completed,
  ACHIEVEMENT_PET_SET_COMPLETE: completed,
  ACHIEVEMENT_STABLE: completed,
}

const textsIn = (value: unknown): ReadonlyArray<string> =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
