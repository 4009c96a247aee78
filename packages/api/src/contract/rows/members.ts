import * as t from 'io-ts'
import { requiredText, uuid } from '../checks.ts'
import { endpointsOf } from '../endpoint.ts'
import { Page } from '../paging.ts'
import { Conversation, InboxMessage, Member } from '../shapes/index.ts'

const { get } = endpointsOf('members')

const MemberId = t.type({ memberId: uuid('memberIdRequired') })

const Shelf = t.type({
  label: t.string,
  achievements: t.record(
    t.string,
    t.type({
      title: t.string,
      text: t.string,
      icon: t.string,
      earned: t.boolean,
      value: t.union([t.number, t.boolean]),
      index: t.number,
      optionalCount: t.union([t.number, t.undefined]),
    }),
  ),
})

const FoundMember = t.type({
  _id: t.string,
  id: t.string,
  profile: t.type({ name: t.string }),
  auth: t.type({ local: t.type({ username: t.union([t.string, t.null]) }) }),
  contributor: t.record(t.string, t.unknown),
})

const Messages = t.readonlyArray(InboxMessage)
const InboxQuery = t.intersection([Page, t.partial({ conversation: t.string })])

/** docs/reference/api.md 2.11. */
export const memberEndpoints = {
  memberByUsername: get('/members/username/:username', {
    auth: 'required',
    summary: 'The profile of a player by username, and whether one may write to them',
    response: Member,
  }),
  findMembers: get('/members/find/:username', {
    auth: 'required',
    summary: 'Players whose username begins so',
    response: t.readonlyArray(FoundMember),
  }),
  memberAchievements: get('/members/:memberId/achievements', {
    auth: 'required',
    summary: 'The achievements of a player, shelf by shelf',
    params: MemberId,
    response: t.type({ basic: Shelf, onboarding: Shelf, seasonal: Shelf, special: Shelf }),
  }),
  memberObjections: get('/members/:toUserId/objections/:interaction', {
    auth: 'required',
    summary: 'Why one may not write, send gems or invite; empty when one may',
    params: t.type({ toUserId: uuid('toUserIDRequired'), interaction: requiredText('interactionRequired') }),
    response: t.readonlyArray(t.string),
  }),
  getMember: get('/members/:memberId', {
    auth: 'required',
    summary: 'The profile of a player',
    params: MemberId,
    response: Member,
  }),
  inboxMessages: get('/inbox/messages', {
    auth: 'required',
    summary: 'Private messages, newest first; of sent ones, the other player is named',
    query: InboxQuery,
    response: Messages,
  }),
  pagedMessages: get('/inbox/paged-messages', {
    auth: 'required',
    summary: 'Private messages, newest first, each with its author',
    query: InboxQuery,
    response: Messages,
  }),
  conversations: get('/inbox/conversations', {
    auth: 'required',
    summary: 'With whom the player has written, the latest first; `search` finds a part of their name or username',
    query: t.intersection([Page, t.partial({ search: t.string })]),
    response: t.readonlyArray(Conversation),
  }),
} as const
