import { asKey, type Group } from '../../../src/model/index.ts'
import { createChallenge } from '../../../src/social/challenges/index.ts'
import {
  clearMessageFlags,
  deleteMessage,
  flagMessage,
  likeMessage,
  postMessage,
} from '../../../src/social/chat/index.ts'
import {
  addManager,
  joinGroup,
  leaveGroup,
  removeManager,
  removeMember,
  updateGroup,
} from '../../../src/social/groups/index.ts'
import { invite, rejectInvitation } from '../../../src/social/invitations/index.ts'
import { decideOnGroup, type GroupAction } from '../../../src/social/permissions/index.ts'
import { actorOf, documentOf, type Society, withGroup } from '../../../src/social/society/index.ts'
import { createBoardTasks } from '../../../src/group-tasks/index.ts'
import { questActions } from '../../../src/quests/index.ts'
import { aMessage, aSociety, idOf } from '../../../test-kit/people.ts'
import { guild, invitedToGuild, invitedToParty, membersBy, outsiders, party, staff } from './people.ts'
import { questStateOf } from './quest-state.ts'
import { type Act, type Acts, world } from './world.ts'

const line = (group: string) => aMessage('line', { groupId: idOf(group) })

const partySociety = aSociety({
  users: [
    ...membersBy(['leader', 'member', 'member2', 'muted'], { party: { _id: party._id } }),
    ...staff,
    ...outsiders,
    invitedToParty,
  ],
  groups: [party],
  chat: [line('party')],
})

const guildSociety = aSociety({
  users: [
    ...membersBy(['leader', 'manager', 'member', 'member2', 'muted'], { guilds: [guild._id] }),
    ...staff,
    ...outsiders,
    invitedToGuild,
  ],
  groups: [guild],
  chat: [line('guild')],
})

const mayDo = (group: Group, action: GroupAction) => (society: Society) => (by: string) =>
  decideOnGroup(action, {
    actor: actorOf(society, by),
    group: documentOf(society, 'groups', group._id),
    now: world.now,
  })

const actsOf = (society: Society, found: Group): Acts => {
  const group = found._id
  const removing =
    (member: string): Act =>
    (by) =>
      removeMember(world)({ by, group, member: idOf(member) })(society)
  const managing =
    (member: string): Act =>
    (by) =>
      addManager(world)({ by, group, manager: idOf(member) })(society)
  const ofLine = { group, message: idOf('line') }
  const challenging =
    (prize: number | 'all', official = false): Act =>
    (by) => {
      const gems = prize === 'all' ? Math.floor(actorOf(society, by).balance * 4) : prize
      const challenge = { group, name: 'Walks', shortName: 'walks', prize: gems, official }
      return createChallenge(world)({ by, challenge })(society)
    }
  return {
    'read group': mayDo(found, 'view')(society),
    'read members': mayDo(found, 'look')(society),
    'read invites': mayDo(found, 'look')(society),
    'read chat': mayDo(found, 'look')(society),
    'read challenges': mayDo(found, 'look')(society),
    'read board': mayDo(found, 'readBoard')(society),
    'update group': (by) => updateGroup(world)({ by, group, changes: { name: 'Other' } })(society),
    'change leader': (by) => updateGroup(world)({ by, group, changes: { leader: idOf('member') } })(society),
    'invite by id': (by) => invite(world)({ by, group, uuids: [idOf('stranger')] })(society),
    'remove a member': removing('member2'),
    'remove the leader': removing('leader'),
    'remove somebody not in it': removing('stranger'),
    'rescind an invitation': removing('invited'),
    'add manager': managing('member2'),
    'add outsider as manager': managing('stranger'),
    'remove manager': (by) => removeManager(world)({ by, group, manager: idOf('manager') })(society),
    join: (by) => joinGroup(world)({ by, group })(society),
    'reject invitation': (by) => rejectInvitation()({ group })(actorOf(society, by)),
    leave: (by) => leaveGroup(world)({ by, group })(society),
    'post chat': (by) => postMessage(world)({ by, group, text: 'Good morning' })(society),
    'like message': (by) => likeMessage(world)({ by, ...ofLine })(society),
    'flag message': (by) => flagMessage(world)({ by, ...ofLine })(society),
    'clear message flags': (by) => clearMessageFlags(world)({ by, ...ofLine })(society),
    'delete message of member': (by) => deleteMessage(world)({ by, ...ofLine })(society),
    'create challenge': challenging(0),
    'create official challenge': challenging(0, true),
    'create challenge, leaders only': (by) =>
      createChallenge(world)({ by, challenge: { group, name: 'Walks', shortName: 'walks' } })(
        leadersOnly(society, group),
      ),
    'create challenge dearer than own gems': challenging(1000),
    'create challenge for exactly own gems': challenging('all'),
    'create board task': (by) =>
      createBoardTasks(world)({ by, group, tasks: [{ type: 'habit', text: 'Sweep' }] })(society),
    'invite to a quest': (by) =>
      questActions.invite(world)({ by: asKey(by), quest: 'rat' })(questStateOf(society, group)),
  }
}

const leadersOnly = (society: Society, group: string): Society => {
  const before = society.groups[group]
  return before === undefined
    ? society
    : withGroup(society, { ...before, leaderOnly: { challenges: true, getGems: false } })
}

/** What is done in a party, and in a guild with a plan. */
export const partyActs: Acts = actsOf(partySociety, party)
export const guildActs: Acts = actsOf(guildSociety, guild)
