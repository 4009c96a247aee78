import { CLASSES } from '@daykeep/rules/model'
import * as t from 'io-ts'
import { checkedText, isPresent, isUuid, optionalWord } from '../checks.ts'
import { endpointsOf } from '../endpoint.ts'
import { MembersPage, Page, SortedMembersPage } from '../paging.ts'
import { GroupBasic, GroupWithPlan, MemberRow, Seeker, WireChatMessage, WireGroup } from '../shapes/index.ts'

const { get, post } = endpointsOf('groups')

const isSwitch = (text: string): boolean => ['', 'true', 'false'].includes(text)

const GroupsQuery = t.intersection([
  Page,
  t.type({
    type: checkedText(['groupTypesRequired', isPresent]),
    paginate: checkedText(['guildsPaginateBooleanString', isSwitch]),
  }),
  t.partial({
    categories: t.string,
    minMemberCount: t.string,
    maxMemberCount: t.string,
    leader: t.string,
    member: t.string,
    search: t.string,
    includeExpiredPlans: t.string,
    sort: t.string,
    withLeaders: t.string,
  }),
])

const count = checkedText(['queryPageInteger', (text) => /^\d{0,6}$/.test(text)])

/** Whom to list; what is left out asks for nothing. `zone`: hours that their clocks may differ from the caller's. */
const SeekersQuery = t.intersection([
  Page,
  t.type({
    fromLevel: count,
    toLevel: count,
    days: count,
    zone: count,
    class: optionalWord('invalidReqParams', ...CLASSES),
  }),
  t.partial({ language: t.string }),
])

const ChatQuery = t.type({
  limit: checkedText(['queryLimitInteger', (text) => /^\d{0,6}$/.test(text)]),
  before: checkedText(['messageIdUuid', (text) => text === '' || isUuid(text)]),
})

/** docs/reference/api.md 2.9 and 2.12. Links: 6.5 and docs/decisions/098-invitations-by-link.md */
export const groupPageEndpoints = {
  getGroups: get('/groups', {
    auth: 'required',
    summary:
      'Groups by type: the own party, own guilds, public guilds, the tavern; largest first, by name with `sort=name`, or where somebody wrote last with `sort=activity`',
    query: GroupsQuery,
    response: t.readonlyArray(GroupBasic),
  }),
  getGroup: get('/groups/:groupId', {
    auth: 'required',
    summary: 'A group with its chat and quest; `party` is the own one, `habitrpg` the tavern',
    response: WireGroup,
  }),
  groupPlans: get('/group-plans', {
    auth: 'required',
    summary: 'The own groups that have a plan',
    response: t.readonlyArray(GroupWithPlan),
  }),
  groupMembers: get('/groups/:groupId/members', {
    auth: 'required',
    summary: 'Members of a group, by id or sorted',
    query: SortedMembersPage,
    response: t.readonlyArray(MemberRow),
  }),
  groupInvites: get('/groups/:groupId/invites', {
    auth: 'required',
    summary: 'Players with an open invitation to a group, by id',
    query: MembersPage,
    response: t.readonlyArray(MemberRow),
  }),
  inviteLink: get('/groups/:groupId/invite-link', {
    auth: 'required',
    summary: 'A link by which whoever registers is invited to a group; it works for seven days',
    response: t.type({ link: t.string }),
  }),
  followInviteLink: post('/user/invite-link', {
    auth: 'required',
    summary: 'Invites the player to the group whose link they opened',
    body: t.type({ token: t.string }),
    response: t.type({ id: t.string, type: t.keyof({ party: null, guild: null }) }),
  }),
  lookingForParty: get('/looking-for-party', {
    auth: 'required',
    summary: 'Players who look for a party, for leaders of one',
    query: SeekersQuery,
    response: t.readonlyArray(Seeker),
  }),
  getChat: get('/groups/:groupId/chat', {
    auth: 'required',
    summary: 'Messages of a group, newest first; `before` a message for older ones',
    query: ChatQuery,
    response: t.readonlyArray(WireChatMessage),
  }),
} as const
