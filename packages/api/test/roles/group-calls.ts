import { asKey, type UserId } from '@daykeep/rules/model'
import type { EndpointName } from '../../src/contract/index.ts'
import { uuidOf } from '../../test-kit/uuid-of.ts'
import { alone, type Asks, type GroupName, inGroup, inGroups, type Me, pending, running, self } from './asks.ts'
import { messageOf } from './shared-things.ts'
import { GROUPS } from './world.ts'

const inParty =
  (before: (me: Me) => (() => Promise<unknown>) | undefined, more: object = {}, request: object = {}) =>
  (me: Me) => {
    const prepare = before(me)
    return {
      params: { groupId: GROUPS.party, ...more },
      ...request,
      ...(prepare === undefined ? {} : { before: prepare }),
    }
  }

const ofQuest = (state: (me: Me, of: string) => () => Promise<void>, request: object = {}): Asks => ({
  "other's": inParty((me) => state(me, me.other), {}, request),
  own: inParty((me) => state(me, me.id), {}, request),
  'there is none': inParty(() => undefined, {}, request),
  'of a guild': () => ({ params: { groupId: GROUPS.club }, ...request }),
})

const ofMessage = (more: object = {}): Asks => ({
  ...inGroups(
    (groupId, me, name) => ({ params: { groupId, chatId: messageOf(name, me.role) }, ...more }),
    'party',
    'guild',
    'tavern',
  ),
  ...Object.fromEntries(
    (['party', 'guild', 'club', 'tavern'] as readonly GroupName[]).map((name) => [
      `other's in ${name}`,
      (me: Me) => ({
        ...inGroups((groupId) => ({ params: { groupId, chatId: messageOf(name, 'other') }, ...more }), name)[name]?.(
          me,
        ),
      }),
    ]),
  ),
  'hidden in guild': () => ({ params: { groupId: GROUPS.guild, chatId: messageOf('guild', 'shadowMuted') }, ...more }),
  "the game's": () => ({ params: { groupId: GROUPS.party, chatId: messageOf('party', 'system') }, ...more }),
})

const ofBoard = (params: (me: Me) => object, body?: (me: Me) => unknown): Asks => ({
  unassigned: (me) => ({ params: { taskId: uuidOf('chore'), ...params(me) }, body: body?.(me) }),
  assigned: (me) => ({ params: { taskId: uuidOf('duty'), ...params(me) }, body: body?.(me) }),
  'done by other': (me) => ({ params: { taskId: uuidOf('job of other'), ...params(me) }, body: body?.(me) }),
  'own task': (me) => ({ params: { taskId: me.own('todo'), ...params(me) }, body: body?.(me) }),
})

const onlyDen = (more: object = {}): Asks =>
  inGroups((groupId) => ({ params: { groupId }, ...more }), 'party', 'guild', 'den')

/** Calls about parties, guilds, the tavern, quests, chats and boards. */
export const GROUP_CALLS = {
  createGroupPlan: self({ body: { groupToCreate: { name: 'Flat 4', privacy: 'private' }, paymentType: 'Local' } }),
  createGroup: {
    'a party': () => ({ body: { name: 'Oak', type: 'party' } }),
    'a public guild': () => ({ body: { name: 'Oak', type: 'guild', privacy: 'public' } }),
    'a private guild': () => ({ body: { name: 'Oak', type: 'guild', privacy: 'private' } }),
  },
  updateGroup: {
    ...inGroups((groupId) => ({ params: { groupId }, body: { description: 'We meet at noon.' } })),
    'another leader of the guild': (me) => ({ params: { groupId: GROUPS.guild }, body: { leader: me.other } }),
    'another leader of the den': (me) => ({ params: { groupId: GROUPS.den }, body: { leader: me.other } }),
    'banned words of the guild': () => ({ params: { groupId: GROUPS.guild }, body: { bannedWordsAllowed: true } }),
  },
  joinGroup: {
    ...inGroups((groupId) => ({ params: { groupId } })),
    'club when in none': (me) => ({ params: { groupId: GROUPS.club }, before: alone(me) }),
  },
  leaveGroup: {
    ...inGroups((groupId) => ({ params: { groupId } })),
    'party during a quest': inParty((me) => running(me, me.other)),
  },
  rejectInvitation: inGroups((groupId) => ({ params: { groupId } }), 'party', 'guild', 'den'),
  seeChat: inGroups((groupId) => ({ params: { groupId } }), 'party', 'guild'),
  removeMember: {
    ...inGroups((groupId, me) => ({ params: { groupId, memberId: me.other } })),
    'the leader': (me) => ({ params: { groupId: GROUPS.guild, memberId: me.world.people.leader.id } }),
    oneself: (me) => ({ params: { groupId: GROUPS.guild, memberId: me.id } }),
    'an invited one': (me) => ({ params: { groupId: GROUPS.guild, memberId: me.world.people.invited.id } }),
    'the owner of the quest': (me) => ({
      params: { groupId: GROUPS.party, memberId: me.other },
      before: pending(me, me.other, null),
    }),
  },
  invite: inGroups((groupId, me) => ({ params: { groupId }, body: { uuids: [me.world.people.coupons.id] } })),
  addManager: inGroups((groupId, me) => ({ params: { groupId }, body: { managerId: me.other } })),
  removeManager: inGroups(
    (groupId, me) => ({
      params: { groupId },
      body: { managerId: me.world.people.manager.id },
      before: inGroup(me, groupId, (group) => ({
        ...group,
        managers: { [asKey<UserId>(me.world.people.manager.id)]: true },
      })),
    }),
    'party',
    'guild',
    'den',
  ),
  getGroups: self({ query: 'type=party,guilds,publicGuilds,tavern' }),
  getGroup: inGroups((groupId) => ({ params: { groupId } })),
  groupPlans: self(),
  groupMembers: inGroups((groupId) => ({ params: { groupId }, query: 'includeAllPublicFields=true&limit=60' })),
  groupInvites: inGroups((groupId) => ({ params: { groupId }, query: 'includeAllPublicFields=true&limit=60' })),
  inviteLink: inGroups((groupId) => ({ params: { groupId } })),
  followInviteLink: self({ body: { token: 'made up' } }),
  lookingForParty: self(),
  getChat: inGroups((groupId) => ({ params: { groupId } })),
  postMessage: inGroups((groupId) => ({ params: { groupId }, body: { message: 'Good morning!' } })),
  deleteMessage: ofMessage(),
  likeMessage: ofMessage(),
  flagMessage: ofMessage(),
  clearMessageFlags: ofMessage(),
  inviteToQuest: inGroups((groupId) => ({ params: { groupId, questKey: 'dustbunnies' } })),
  acceptQuest: ofQuest((me, of) => pending(me, of, null)),
  rejectQuest: ofQuest((me, of) => pending(me, of, null)),
  forceStartQuest: ofQuest((me, of) => pending(me, of, true)),
  scheduleQuestStart: ofQuest((me, of) => pending(me, of, true), { body: { hours: 24 } }),
  cancelQuest: ofQuest((me, of) => pending(me, of, true)),
  abortQuest: ofQuest(running),
  leaveQuest: ofQuest(running),
  boardTasks: onlyDen(),
  boardApprovals: onlyDen(),
  createBoardTasks: onlyDen({ body: { type: 'todo', text: 'Sweep' } }),
  moveBoardTask: ofBoard(() => ({ position: 0 })),
  assignTask: ofBoard(
    () => ({}),
    (me) => [me.other],
  ),
  unassignTask: ofBoard((me) => ({ userId: me.world.people.assignee.id })),
  needsWork: ofBoard((me) => ({ userId: me.other })),
  approveTask: ofBoard((me) => ({ userId: me.other })),
} as const satisfies Partial<Readonly<Record<EndpointName, Asks>>>
