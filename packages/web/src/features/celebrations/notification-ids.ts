import type { Notification } from '@daykeep/rules/model'
import { dequal } from 'dequal/lite'
import type { Celebration } from './celebration.ts'
import { giftOf, rageOf, victoryOf } from './notification-data.ts'

/** The ids of the notifications that a celebration marks as read. */
export const notificationIdsOf = (
  celebration: Celebration,
  notifications: ReadonlyArray<Notification>,
): ReadonlyArray<string> => {
  const isAbout = ({ type, data }: Notification): boolean =>
    (type === NOTIFICATION_TYPES[celebration.type] && isTheSame(celebration, data)) ||
    (celebration.type === 'achievement' &&
      (SOCIAL_TYPES[celebration.achievement] === type ||
        (type.startsWith('ACHIEVEMENT') && data['achievement'] === celebration.achievement)))
  return notifications.filter(isAbout).map(({ id }) => id)
}

/** Several gifts, victories and rages can wait: one that was seen leaves the others alone. */
const isTheSame = (celebration: Celebration, data: Notification['data']): boolean => {
  const { type } = celebration
  if (type === 'gift') return dequal(celebration, giftOf(data))
  if (type === 'challengeWon') return dequal(celebration, victoryOf(data))
  return type !== 'bossRage' || dequal(celebration, rageOf(data))
}

const NOTIFICATION_TYPES: { readonly [Type in Celebration['type']]?: string } = {
  firstDrops: 'FIRST_DROPS',
  streak: 'STREAK_ACHIEVEMENT',
  ultimateGear: 'ULTIMATE_GEAR_ACHIEVEMENT',
  onboardingComplete: 'ONBOARDING_COMPLETE',
  checkIn: 'LOGIN_INCENTIVE',
  rebirthEnabled: 'REBIRTH_ENABLED',
  reborn: 'REBIRTH_ACHIEVEMENT',
  challengeWon: 'WON_CHALLENGE',
  gift: 'ITEM_RECEIVED',
  bossRage: 'BOSS_DAMAGE',
}

/** Achievements whose notifications do not name them. */
const SOCIAL_TYPES: Readonly<Record<string, string>> = {
  partyUp: 'ACHIEVEMENT_PARTY_UP',
  partyOn: 'ACHIEVEMENT_PARTY_ON',
  joinedGuild: 'GUILD_JOINED_ACHIEVEMENT',
  joinedChallenge: 'CHALLENGE_JOINED_ACHIEVEMENT',
  invitedFriend: 'INVITED_FRIEND_ACHIEVEMENT',
  contributor: 'NEW_CONTRIBUTOR_LEVEL',
}
