import { type EventTable, type GameEvent, type Instant, readEvent, type RefusalParams } from '@daykeep/rules/kernel'
import type { User } from '@daykeep/rules/model'
import type { AppContext } from '../../core/app-context.ts'
import { createEmail } from '../../core/create-email.ts'
import { toInvitationToken } from '../../core/invitation-token.ts'
import type { Email } from '../../mail/index.ts'
import type { Concerned } from './concerned.ts'

/** The name of a player by id, as others see it. */
export type NameOf = (id: string) => string

type Letter = {
  /** The switch of the settings that keeps it from being sent; the kind of text as well. */
  readonly kind:
    | 'newPM'
    | 'kickedGroup'
    | 'wonChallenge'
    | 'invitedParty'
    | 'invitedGuild'
    | 'invitedQuest'
    | 'questStarted'
  readonly params: RefusalParams
  /** The page that it is about. */
  readonly path: string
}

/** The letter to the player for each kind of event that has one. docs/decisions/099-letters-to-players.md */
const letters = (nameOf: NameOf): EventTable<Letter> => ({
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
  QuestStarted: ({ quest }) => ({ kind: 'questStarted', params: { quest: `quests.${quest}` }, path: '/party' }),
})

type Options = { readonly at: Instant; readonly nameOf: NameOf }

/** E-mails about what happened to the player, as far as they want any, and to those whom they invited. */
export const emailsFor = async (
  app: Pick<AppContext, 'i18n' | 'config' | 'store'>,
  { after: { user }, events }: Concerned,
  { at, nameOf }: Options,
): Promise<ReadonlyArray<Email>> => {
  const letterOf = readEvent(letters(nameOf))
  const emails = events.map(async (event) => {
    if (event.type === 'InvitedByEmail') return [await toInvitation(app, user, event, at)]
    const letter = letterOf(event)
    return letter === undefined || !wants(user, letter.kind) ? [] : [toEmail(app, user, letter)]
  })
  return (await Promise.all(emails)).flat()
}

const wants = ({ auth, preferences: { emailNotifications } }: User, kind: Letter['kind']): boolean =>
  (auth.local.email ?? '') !== '' &&
  emailNotifications['unsubscribeFromAll'] !== true &&
  emailNotifications[kind] !== false

const toEmail = (
  app: Pick<AppContext, 'i18n' | 'config'>,
  { auth, profile, preferences }: User,
  letter: Letter,
): Email => {
  const { language } = preferences
  const recipient = { to: auth.local.email ?? '', name: profile.name, ...(language === undefined ? {} : { language }) }
  return createEmail(app, recipient, letter.kind, {
    ...letter.params,
    link: `${app.config.baseUrl}${letter.path}`,
    settings: `${app.config.baseUrl}/user/settings/notifications`,
  })
}

/** In the language of the inviter, since that of the invited is not known. */
const toInvitation = async (
  app: Pick<AppContext, 'i18n' | 'config' | 'store'>,
  { _id, profile, preferences: { language } }: User,
  { email, name = '', group, kind }: Extract<GameEvent, { readonly type: 'InvitedByEmail' }>,
  now: Instant,
): Promise<Email> => {
  const token = await toInvitationToken(app.store, { group: group.id, inviter: _id }, now)
  return createEmail(
    app,
    { to: email, name, ...(language === undefined ? {} : { language }) },
    kind === 'party' ? 'inviteToParty' : 'inviteToGuild',
    { by: profile.name, group: group.name, link: `${app.config.baseUrl}/register?groupInvite=${token}` },
  )
}
