import type { Catalogue } from '@daykeep/rules/catalogue'
import type { Notification, User } from '@daykeep/rules/model'
import { CARD_TYPES } from '@daykeep/rules/model'
import { hasText, nameOf, t } from '../../i18n/index.ts'
import { type Celebration, celebrationTitle, momentOfNotification } from '../celebrations/index.ts'
import { toItem } from '../items/index.ts'
import type { Entry, EntryAct, EntryIcon } from './entry.ts'
import { toInvitations } from './to-invitations.ts'

/**
 * The entries of the notification centre in the order of its table. docs/reference/screens.md 1.8; nothing invites to
 * challenges and guilds by itself: docs/decisions/119-notifications-without-a-source.md.
 */
export const toEntries = (catalogue: Catalogue, user: User, newsTitle?: string): ReadonlyArray<Entry> => {
  const { notifications } = user
  const ofType = (...types: ReadonlyArray<string>) => notifications.filter(({ type }) => types.includes(type))
  return [
    ...newsOf(user, ofType('NEW_STUFF'), newsTitle),
    ...ofType('ITEM_RECEIVED').map((each) => toReceived(each, user)),
    ...ofType('WEBHOOK_DISABLED').map(toWebhookEntry),
    ...ofType('GIFT_ONE_GET_ONE').map((each) =>
      entry(each, 'gift', { title: t('bell.giftOne'), text: t('bell.giftOneText') }, [
        { label: t('bell.giveSubscription'), act: { type: 'giveSubscription' } },
      ]),
    ),
    ...ofType('GROUP_TASK_NEEDS_WORK').map((each) =>
      entry(each, 'board', boardText(each, 'bell.needsWork'), [go('tasks')]),
    ),
    ...toInvitations(user),
    ...questInvitation(catalogue, user),
    ...ofType('GROUP_TASK_APPROVAL').map(toApprovalEntry),
    ...ofType('GROUP_TASK_ASSIGNED', 'GROUP_TASK_CLAIMED', 'GROUP_TASK_APPROVED').map(toBoardEntry),
    ...ofType('SCORED_TASK').map((each) => entry(each, 'board', boardText(each, 'bell.board'), [go('tasks')])),
    ...ofType('NEW_MYSTERY_ITEMS').map((each) => toMysteryEntry(each, user)),
    ...ofType('CARD_RECEIVED').flatMap((each) => toCardEntry(catalogue, each)),
    ...messagesOf(user),
    ...ofType('NEW_CHAT_MESSAGE').map((each) => toChatEntry(each, user)),
    ...ofType('UNALLOCATED_STATS_POINTS').map(toPointsEntry),
    ...momentsOf(user),
    ...(user.flags.verifiedUsername ? [] : [usernameEntry()]),
  ]
}

type Words = { readonly title: string; readonly text?: string }

const entry = (
  { id, seen }: Notification,
  icon: EntryIcon,
  { title, text = '' }: Words,
  buttons: Entry['buttons'] = [],
): Entry => ({ key: id, title, text, icon, picture: undefined, seen, buttons, dismissal: { type: 'read', ids: [id] } })

const go = (route: Extract<EntryAct, { type: 'go' }>['route'], params?: Readonly<Record<string, string>>) => ({
  label: t(`bell.go.${route}`),
  act: { type: 'go', route, ...(params && { params }) } as const,
})

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

const nameIn = (value: unknown): string => textIn((Object(value) as { readonly name?: unknown }).name)

/** Unread news: a post of which the player has read nothing, or one left for later. The flag alone suffices. */
const newsOf = (
  { flags }: User,
  notices: ReadonlyArray<Notification>,
  title: string | undefined,
): ReadonlyArray<Entry> => {
  if (!flags.newStuff && title === undefined && notices.length === 0) return []
  const ids = notices.map(({ id }) => id)
  return [
    {
      key: 'news',
      title: t('bell.news'),
      text: title ?? textIn(notices[0]?.data['title']),
      icon: 'news',
      picture: undefined,
      seen: notices.length > 0 && notices.every(({ seen }) => seen),
      buttons: [{ label: t('bell.readNews'), act: { type: 'readNews' } }],
      dismissal: { type: 'news', ids },
    },
  ]
}

const toReceived = (notice: Notification, user: User): Entry => {
  const celebration = momentOfNotification(notice, user)
  if (celebration?.type === 'gift' && celebration.present !== undefined) return toMoment(notice, 'gift', celebration)
  const { title, text, destination } = notice.data
  const route = DESTINATIONS[textIn(destination)]
  const words = { title: textIn(title) || t('bell.received'), text: textIn(text) }
  return entry(notice, 'gift', words, route === undefined ? [] : [go(route)])
}

/** Where a gift of the staff can lead to. */
const DESTINATIONS: Readonly<Record<string, 'items' | 'equipment' | 'stable'>> = {
  '/inventory/items': 'items',
  '/inventory/equipment': 'equipment',
  '/inventory/stable': 'stable',
}

/** docs/decisions/097-signed-webhooks.md */
const toWebhookEntry = (notice: Notification): Entry => {
  const name = textIn(notice.data['label']) || textIn(notice.data['url'])
  return entry(notice, 'webhook', { title: t('bell.webhookDisabled', { name }), text: t('bell.webhookDisabledText') }, [
    go('siteData'),
  ])
}

const questInvitation = (catalogue: Catalogue, { party }: User): ReadonlyArray<Entry> => {
  const { key, RSVPNeeded } = party.quest
  if (!RSVPNeeded || typeof key !== 'string') return []
  return [
    {
      key: `quest-${key}`,
      title: t('bell.quest', { quest: nameOf(`quests.${key}`) }),
      text: t('bell.questText'),
      icon: 'quest',
      picture: toItem(catalogue, 'quest', key),
      seen: false,
      buttons: [
        { label: t('bell.accept'), act: { type: 'acceptQuest' } },
        { label: t('bell.reject'), act: { type: 'rejectQuest' } },
        { label: t('bell.readQuest'), act: { type: 'readQuest', quest: key } },
      ],
      dismissal: undefined,
    },
  ]
}

const boardText = ({ data }: Notification, fallback: string): Words => {
  const message = textIn(data['message'])
  const params = Object(data['params']) as Readonly<Record<string, string>>
  return { title: hasText(message) ? t(message, params) : t(fallback) }
}

const toBoardEntry = (notice: Notification): Entry => {
  const groupId = textIn(notice.data['groupId'])
  return entry(notice, 'board', boardText(notice, 'bell.board'), groupId === '' ? [] : [go('groupPlan', { groupId })])
}

const toApprovalEntry = (notice: Notification): Entry => {
  const { taskId, userId } = notice.data
  const about = { task: textIn(taskId), user: textIn(userId) }
  const whole = toBoardEntry(notice)
  if (about.task === '' || about.user === '') return whole
  return {
    ...whole,
    buttons: [
      { label: t('bell.approve'), act: { type: 'approve', ...about } },
      { label: t('bell.sendBack'), act: { type: 'needsWork', ...about } },
      ...whole.buttons,
    ],
  }
}

const toMysteryEntry = (notice: Notification, { purchased }: User): Entry => ({
  ...entry(notice, 'gift', { title: t('bell.mystery', { count: purchased.plan.mysteryItems.length }) }),
  buttons: [{ label: t('bell.openMystery'), act: { type: 'openMysteryItem' } }],
})

const toCardEntry = (catalogue: Catalogue, notice: Notification): ReadonlyArray<Entry> => {
  const card = CARD_TYPES.find((each) => each === notice.data['card'])
  if (card === undefined || catalogue.cards[card] === undefined) return []
  const from = nameIn(notice.data['from'])
  const title = t('casting.cardFrom', { card: nameOf(`cards.${card}`), from })
  const read = { label: t('casting.read'), act: { type: 'readCard', card, from } } as const
  return [entry(notice, 'card', { title }, [read])]
}

const messagesOf = ({ inbox: { newMessages } }: User): ReadonlyArray<Entry> =>
  newMessages <= 0
    ? []
    : [
        {
          key: 'messages',
          title: t('bell.messages', { count: newMessages }),
          text: '',
          icon: 'message',
          picture: undefined,
          seen: false,
          buttons: [go('messages')],
          dismissal: { type: 'messages' },
        },
      ]

const toChatEntry = (notice: Notification, { party }: User): Entry => {
  const group = Object(notice.data['group']) as { readonly id?: unknown }
  const id = textIn(group.id)
  return {
    ...entry(notice, 'message', { title: t('bell.chat', { name: nameIn(group) }) }, [
      id === party._id ? go('party') : go('guild', { groupId: id }),
    ]),
    dismissal: { type: 'chat', group: id },
  }
}

/** It stays while there are points to place, so it cannot be put away. docs/reference/rules.md 1.7. */
const toPointsEntry = (notice: Notification): Entry => {
  const { points } = notice.data
  const count = typeof points === 'number' ? points : 0
  return { ...entry(notice, 'points', { title: t('bell.points', { count }) }, [go('ownStats')]), dismissal: undefined }
}

/** Moments that have an entry of their own kind. */
const OWN_ENTRIES: ReadonlySet<string> = new Set(['ITEM_RECEIVED', 'CARD_RECEIVED'])

/** Moments that were not looked at when they came. */
const momentsOf = (user: User): ReadonlyArray<Entry> =>
  user.notifications.flatMap((notice) => {
    if (OWN_ENTRIES.has(notice.type)) return []
    const celebration = momentOfNotification(notice, user)
    return celebration === undefined ? [] : [toMoment(notice, 'moment', celebration)]
  })

const toMoment = (notice: Notification, icon: EntryIcon, celebration: Celebration): Entry =>
  entry(notice, icon, { title: celebrationTitle(celebration) }, [
    { label: t('overlays.show'), act: { type: 'celebrate', celebration } },
  ])

/** The name that was given at registration asks to be confirmed. */
const usernameEntry = (): Entry => ({
  key: 'username',
  title: t('bell.username'),
  text: '',
  icon: 'name',
  picture: undefined,
  seen: true,
  buttons: [go('generalSettings')],
  dismissal: undefined,
})
