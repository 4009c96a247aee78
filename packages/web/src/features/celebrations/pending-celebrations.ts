import { CARD_TYPES, type Notification, type Player, type User } from '@daykeep/rules/model'
import { mayChooseClass } from '@daykeep/rules/classes'
import { isClassChoicePutOff } from './class-choice-later.ts'
import { isDead, isHealthLow, type Celebration } from './celebration.ts'
import { giftOf, rageOf, textIn, textsIn, victoryOf } from './notification-data.ts'

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
        ...questWon(player.user),
        ...(mayChooseClass(player.user) && !isClassChoicePutOff() ? [{ type: 'chooseClass' } as const] : []),
      ]

/** Of the moments that were left open in this browser, those that still hold. */
export const unseenCelebrations = (unseen: ReadonlyArray<Celebration>, { user }: Player): ReadonlyArray<Celebration> =>
  unseen.filter((each) => {
    if (each.type === 'levelUp') return each.level <= user.stats.lvl
    return each.type !== 'lowHealth' || (isHealthLow(user) && !user.flags.warnedLowHealth)
  })

/** The quest that was finished since the player looked last. docs/reference/screens.md 17 no. 5. */
export const questWon = ({ party: { quest } }: User): ReadonlyArray<Celebration> =>
  typeof quest.completed === 'string' && quest.completed !== '' ? [{ type: 'questWon', quest: quest.completed }] : []

/**
 * The moment that the bell offers again: those of `celebrationOfNotification`, and achievements that a toast has
 * shown.
 */
export const momentOfNotification = (notification: Notification, user: User): Celebration | undefined =>
  notification.type === 'ACHIEVEMENT'
    ? completed(notification.data, user)
    : celebrationOfNotification({ ...notification, seen: false }, user)

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
  ACHIEVEMENT_QUESTS: completed,
  ACHIEVEMENT_PARTY_UP: () => ({ type: 'achievement', achievement: 'partyUp' }),
  ACHIEVEMENT_PARTY_ON: () => ({ type: 'achievement', achievement: 'partyOn' }),
  GUILD_JOINED_ACHIEVEMENT: () => ({ type: 'achievement', achievement: 'joinedGuild' }),
  CHALLENGE_JOINED_ACHIEVEMENT: () => ({ type: 'achievement', achievement: 'joinedChallenge' }),
  INVITED_FRIEND_ACHIEVEMENT: () => ({ type: 'achievement', achievement: 'invitedFriend' }),
  NEW_CONTRIBUTOR_LEVEL: () => ({ type: 'achievement', achievement: 'contributor' }),
  REBIRTH_ENABLED: () => ({ type: 'rebirthEnabled' }),
  REBIRTH_ACHIEVEMENT: () => ({ type: 'reborn' }),
  WON_CHALLENGE: victoryOf,
  ITEM_RECEIVED: giftOf,
  BOSS_DAMAGE: rageOf,
  CARD_RECEIVED: ({ card, from }) => {
    const kind = CARD_TYPES.find((each) => each === card)
    const { name } = Object(from) as { readonly name?: unknown }
    return kind === undefined ? undefined : { type: 'card', card: kind, from: textIn(name) }
  },
}
