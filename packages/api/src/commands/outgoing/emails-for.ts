import { type EventTable, type GameEvent, type Instant, readEvent, type RefusalParams } from '@daykeep/rules/kernel'
import type { User } from '@daykeep/rules/model'
import type { AppContext } from '../../core/app-context.ts'
import { createEmail } from '../../core/emails/create-email.ts'
import { toInvitationToken } from '../../core/invitation-token.ts'
import { toUnsubscribeLink, unsubscribedId } from '../../core/emails/unsubscribe-link.ts'
import type { Email } from '../../mail/index.ts'
import type { Concerned } from './concerned.ts'

/** The name of a player by id, as others see it. */
export type NameOf = (id: string) => string

type EmailDraft = {
  /** The switch of the settings that keeps it from being sent; the kind of text as well. */
  readonly kind:
    | 'newPM'
    | 'kickedGroup'
    | 'wonChallenge'
    | 'invitedParty'
    | 'invitedGuild'
    | 'invitedQuest'
    | 'questStarted'
    | 'giftedGems'
    | 'giftedSubscription'
  readonly params: RefusalParams
  /** The page that it is about. */
  readonly path: string
}

/** The letter to the player for each kind of event that has one. docs/decisions/099-letters-to-players.md */
const letters = (nameOf: NameOf): EventTable<EmailDraft> => ({
  InvitedToGroup: ({ group, kind, by }) => ({
    kind: kind === 'party' ? 'invitedParty' : 'invitedGuild',
    params: { group: group.name, by: nameOf(by) },
    path: kind === 'party' ? '/party' : `/groups/guild/${group.id}`,
  }),
  RemovedFromGroup: ({ group, message = '' }) => ({
    kind: 'kickedGroup',
    params: { group: group.name, message },
    path: '/',
  }),
  PrivateMessageReceived: ({ from }) => ({ kind: 'newPM', params: { by: nameOf(from) }, path: '/private-messages' }),
  ChallengeWon: ({ challenge, name, prize }) => ({
    kind: 'wonChallenge',
    params: { challenge: name, prize },
    path: `/challenges/${challenge}`,
  }),
  QuestInvited: ({ quest, owner }) => ({
    kind: 'invitedQuest',
    params: { quest: `quests.${quest}`, by: nameOf(owner) },
    path: '/party',
  }),
  GemsReceived: ({ gems, name, message = '' }) => ({
    kind: 'giftedGems',
    params: { by: name, gems, message },
    path: '/',
  }),
  SubscriptionGiven: ({ months, name, message = '' }) => ({
    kind: 'giftedSubscription',
    params: { by: name, months, message },
    path: '/user/settings/subscription',
  }),
  QuestStarted: ({ quest }) => ({ kind: 'questStarted', params: { quest: `quests.${quest}` }, path: '/party' }),
})

type Options = { readonly at: Instant; readonly nameOf: NameOf }

/** E-mails about what happened to the player, as far as they want any, and to those whom they invited. */
export const emailsFor = async (
  app: EmailDependencies,
  { after: { user }, events }: Concerned,
  { at, nameOf }: Options,
): Promise<ReadonlyArray<Email>> => {
  const letterOf = readEvent(letters(nameOf))
  const emails = withoutWordsOfGifts(events).map(async (event) => {
    if (event.type === 'InvitedByEmail') return toInvitations(app, user, event, at)
    const letter = letterOf(event)
    return letter === undefined || !wants(user, letter.kind) ? [] : [await toEmail(app, user, letter)]
  })
  return (await Promise.all(emails)).flat()
}

/** The message that comes with a gift is in the letter about the gift. */
const withoutWordsOfGifts = (events: ReadonlyArray<GameEvent>): ReadonlyArray<GameEvent> => {
  const isGift = events.some(({ type }) => type === 'GemsReceived' || type === 'SubscriptionGiven')
  return isGift ? events.filter(({ type }) => type !== 'PrivateMessageReceived') : events
}

const wants = ({ auth, preferences: { emailNotifications } }: User, kind: EmailDraft['kind']): boolean =>
  (auth.local.email ?? '') !== '' &&
  emailNotifications['unsubscribeFromAll'] !== true &&
  emailNotifications[kind] !== false

type EmailDependencies = Pick<AppContext, 'i18n' | 'config' | 'store'>

const toEmail = async (
  app: EmailDependencies,
  { _id, auth, profile, preferences }: User,
  { kind, params, path }: EmailDraft,
): Promise<Email> => {
  const { language } = preferences
  const { email = '' } = auth.local
  const recipient = { to: email, name: profile.name, ...(language === undefined ? {} : { language }) }
  const { baseUrl } = app.config
  return createEmail(
    app,
    recipient,
    kind,
    { ...params, link: `${baseUrl}${path}` },
    {
      settingsUrl: `${baseUrl}/user/settings/notifications`,
      unsubscribeUrl: await toUnsubscribeLink(app, { _id, email, kind }),
    },
  )
}

/** In the language of the inviter, since that of the invited is not known; none to an address that wants no more. */
const toInvitations = async (
  app: EmailDependencies,
  { _id, profile, preferences: { language } }: User,
  { email, name = '', group, kind }: Extract<GameEvent, { readonly type: 'InvitedByEmail' }>,
  now: Instant,
): Promise<ReadonlyArray<Email>> => {
  if ((await app.store.get('unsubscribed', unsubscribedId(email))) !== undefined) return []
  const token = await toInvitationToken(app.store, { group: group.id, inviter: _id }, now)
  return [
    createEmail(
      app,
      { to: email, name, ...(language === undefined ? {} : { language }) },
      kind === 'party' ? 'inviteToParty' : 'inviteToGuild',
      { by: profile.name, group: group.name, link: `${app.config.baseUrl}/register?groupInvite=${token}` },
      { unsubscribeUrl: await toUnsubscribeLink(app, { email }) },
    ),
  ]
}
