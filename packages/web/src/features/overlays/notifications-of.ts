import type { Notification } from '@daykeep/rules/model'
import type { Overlay } from './overlay.ts'

/** The notifications that are done with once this moment was seen. */
export const notificationsOf = (
  overlay: Overlay,
  notifications: ReadonlyArray<Notification>,
): ReadonlyArray<string> => {
  const isAbout = ({ type, data }: Notification): boolean =>
    type === NOTIFICATION_OF[overlay.type] ||
    (overlay.type === 'achievement' && type.startsWith('ACHIEVEMENT') && data['achievement'] === overlay.achievement)
  return notifications.filter(isAbout).map(({ id }) => id)
}

const NOTIFICATION_OF: { readonly [Type in Overlay['type']]?: string } = {
  firstDrops: 'FIRST_DROPS',
  streak: 'STREAK_ACHIEVEMENT',
  ultimateGear: 'ULTIMATE_GEAR_ACHIEVEMENT',
  onboardingComplete: 'ONBOARDING_COMPLETE',
  checkIn: 'LOGIN_INCENTIVE',
}
