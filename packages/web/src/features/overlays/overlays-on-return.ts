import type { Notification, Player, User } from '@daykeep/rules/model'
import { isDead, type Overlay } from './overlay.ts'

/**
 * The moments that wait for a player who comes back, or that happened on another device: death alone, else one for each
 * notification that was not seen and has a moment. Reference, screens 1.14 and 18.
 */
export const overlaysOnReturn = (player: Player): ReadonlyArray<Overlay> =>
  isDead(player)
    ? [{ type: 'death' }]
    : player.user.notifications.flatMap((notification) => overlayOfNotification(notification, player.user) ?? [])

/** The moment that a notification tells of, unless it was seen or the player does not want to. */
export const overlayOfNotification = (notification: Notification, user: User): Overlay | undefined =>
  notification.seen ? undefined : MOMENTS[notification.type]?.(notification.data, user)

type Told = (data: Notification['data'], user: User) => Overlay | undefined

const completed: Told = ({ achievement }) =>
  typeof achievement === 'string' ? { type: 'achievement', achievement } : undefined

const MOMENTS: Readonly<Record<string, Told>> = {
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
