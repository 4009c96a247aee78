import type { User } from '@daykeep/rules/model'

/** Notifications that have an entry; those of other types are ignored and kept. */
const KNOWN = new RegExp(
  `^(${[
    'ACHIEVEMENT|BOSS_DAMAGE|SCORED_TASK|WEBHOOK_DISABLED|ITEM_RECEIVED|GIFT_ONE_GET_ONE|NEW_MYSTERY_ITEMS|CARD_RECEIVED|NEW_CHAT_MESSAGE|UNALLOCATED_STATS_POINTS',
    'GROUP_TASK_(NEEDS_WORK|ASSIGNED|CLAIMED|APPROVAL|APPROVED)|WON_CHALLENGE|NEW_CONTRIBUTOR_LEVEL',
    'ACHIEVEMENT_(PET_COLOR|MOUNT_COLOR|ANIMAL_SET|PET_SET_COMPLETE|STABLE|QUESTS|PARTY_UP|PARTY_ON)',
    '(GUILD_JOINED|CHALLENGE_JOINED|INVITED_FRIEND|STREAK|ULTIMATE_GEAR|REBIRTH)_ACHIEVEMENT',
    'FIRST_DROPS|LOGIN_INCENTIVE|ONBOARDING_COMPLETE|REBIRTH_ENABLED',
  ].join('|')})$`,
)

/** How many entries the player has not seen: the entries themselves are made when the list opens. */
export const freshCount = ({ notifications, flags, invitations, inbox, party }: User, hasNews = false): number => {
  const unseen = notifications.filter(({ seen, type }) => !seen && KNOWN.test(type)).length
  const news = notifications.filter(({ type }) => type === 'NEW_STUFF')
  const asks = [
    news.length > 0 ? news.some(({ seen }) => !seen) : hasNews || flags.newStuff,
    inbox.newMessages > 0,
    party.quest.RSVPNeeded && typeof party.quest.key === 'string',
  ]
  return unseen + invitations.guilds.length + invitations.parties.length + asks.filter(Boolean).length
}
