import type { Notification } from '@daykeep/rules/model'
import type { Celebration } from './celebration.ts'

/** The ids of the notifications that a celebration marks as read. */
export const notificationIdsOf = (
  celebration: Celebration,
  notifications: ReadonlyArray<Notification>,
): ReadonlyArray<string> => {
  const isAbout = ({ type, data }: Notification): boolean =>
    type === NOTIFICATION_TYPES[celebration.type] ||
    (celebration.type === 'achievement' &&
      type.startsWith('ACHIEVEMENT') &&
      data['achievement'] === celebration.achievement)
  return notifications.filter(isAbout).map(({ id }) => id)
}

const NOTIFICATION_TYPES: { readonly [Type in Celebration['type']]?: string } = {
  firstDrops: 'FIRST_DROPS',
  streak: 'STREAK_ACHIEVEMENT',
  ultimateGear: 'ULTIMATE_GEAR_ACHIEVEMENT',
  onboardingComplete: 'ONBOARDING_COMPLETE',
  checkIn: 'LOGIN_INCENTIVE',
}
