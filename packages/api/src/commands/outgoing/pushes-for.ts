import { type EventTable, readEvent, type RefusalParams } from '@daykeep/rules/kernel'
import { SYSTEM, TAVERN, type User } from '@daykeep/rules/model'
import { type PushMessage, shortened, wantsPush } from '../../deliveries/index.ts'
import { chooseLanguage } from '../../i18n/choose-language.ts'
import type { I18n } from '../../i18n/i18n.ts'
import { translateNames } from '../../i18n/translate-name.ts'
import type { Concerned } from './concerned.ts'
import type { NameOf } from './emails-for.ts'

export type Notice = {
  /** The switch of the settings that keeps it from being sent; the kind of text as well. */
  readonly kind: string
  readonly params: RefusalParams
  /** The page that it is about. */
  readonly path: string
}

/** What a player's browsers are told for each kind of event. decision 124 */
const notices = (user: User, nameOf: NameOf): EventTable<Notice | undefined> => ({
  PrivateMessageReceived: ({ from }) => ({ kind: 'newPM', params: { by: nameOf(from) }, path: '/private-messages' }),
  InvitedToGroup: ({ group, kind, by }) => ({
    kind: kind === 'party' ? 'invitedParty' : 'invitedGuild',
    params: { group: group.name, by: nameOf(by) },
    path: kind === 'party' ? '/party' : `/groups/guild/${group.id}`,
  }),
  QuestInvited: ({ quest, owner }) => ({
    kind: 'invitedQuest',
    params: { quest: `quests.${quest}`, by: nameOf(owner) },
    path: '/party',
  }),
  QuestStarted: ({ quest }) => ({ kind: 'questStarted', params: { quest: `quests.${quest}` }, path: '/party' }),
  ChallengeWon: ({ challenge, name, prize }) => ({
    kind: 'wonChallenge',
    params: { challenge: name, prize },
    path: `/challenges/${challenge}`,
  }),
  GemsReceived: ({ gems, name }) => ({ kind: 'giftedGems', params: { by: name, gems }, path: '/' }),
  SubscriptionGiven: ({ months, name }) => ({
    kind: 'giftedSubscription',
    params: { by: name, months },
    path: '/user/settings/subscription',
  }),
  MentionedInChat: ({ group, by }) => ({
    kind: mentionKind(user, group.id),
    params: { by: nameOf(by), group: group.name },
    path: pathOf(user, group.id),
  }),
  ChatMessagePosted: ({ group, chat }) =>
    group.id === user.party._id && chat.uuid !== SYSTEM
      ? { kind: 'partyActivity', params: { by: nameOf(chat.uuid), group: group.name }, path: '/party' }
      : undefined,
})

const mentionKind = ({ party, guilds }: User, group: string): string => {
  if (party._id === group) return 'mentionParty'
  return guilds.some((id) => id === group) ? 'mentionJoinedGuild' : 'mentionUnjoinedGuild'
}

const pathOf = ({ party }: User, group: string): string => {
  if (party._id === group) return '/party'
  return group === TAVERN ? '/groups/tavern' : `/groups/guild/${group}`
}

/** What the browsers of a player are told about what happened, as far as they want any. */
export const noticesFor = ({ after: { user }, events }: Concerned, nameOf: NameOf): ReadonlyArray<Notice> => {
  const noticeOf = readEvent(notices(user, nameOf))
  const found = events.flatMap((event) => noticeOf(event) ?? [])
  // a line that mentions the player is told as that alone
  const isMentioned = found.some(({ kind }) => kind.startsWith('mention'))
  return found.filter(({ kind }) => wantsPush(user, kind) && !(isMentioned && kind === 'partyActivity'))
}

/** A notice in the player's language. */
export const toPushMessage = (i18n: I18n, { preferences }: User, { kind, params, path }: Notice): PushMessage => {
  const { language: player = '' } = preferences
  const language = chooseLanguage(i18n.languages, { player })
  const words = translateNames(i18n, language, params)
  const text = (part: string) => shortened(i18n.translate(language, [`mail.push.${kind}.${part}`], words) ?? '')
  return { kind, title: text('title'), body: text('body'), path, tag: `${kind}:${path}`, language }
}
