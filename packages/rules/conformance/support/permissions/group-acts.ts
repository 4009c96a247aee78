import type { Group } from '../../../src/model/index.ts'
import { createChallenge } from '../../../src/challenges/index.ts'
import { clearMessageFlags, deleteMessage, flagMessage, likeMessage, postMessage } from '../../../src/chat/index.ts'
import {
  addManager,
  joinGroup,
  leaveGroup,
  removeManager,
  removeMember,
  updateGroup,
} from '../../../src/groups/index.ts'
import { invite, rejectInvitation } from '../../../src/invitations/index.ts'
import { authorizeGroupAction, type GroupAction } from '../../../src/permissions/index.ts'
import { requireActor, findDocument, type Documents, withGroup } from '../../../src/documents/index.ts'
import { createBoardTasks } from '../../../src/group-tasks/index.ts'
import { inviteToQuest } from '../../../src/quests/index.ts'
import { aMessage, documentsWith, idOf } from '../../../test-kit/index.ts'
import { guild, invitedToGuild, invitedToParty, membersBy, outsiders, party, staff } from './people.ts'
import { type Act, type Acts, context } from './world.ts'

const line = (group: string) => aMessage('line', { groupId: idOf(group) })

const partySociety = documentsWith({
  users: [
    ...membersBy(['leader', 'member', 'member2', 'muted'], { party: { _id: party._id } }),
    ...staff,
    ...outsiders,
    invitedToParty,
  ],
  groups: [party],
  messages: [line('party')],
})

const guildSociety = documentsWith({
  users: [
    ...membersBy(['leader', 'manager', 'member', 'member2', 'muted'], { guilds: [guild._id] }),
    ...staff,
    ...outsiders,
    invitedToGuild,
  ],
  groups: [guild],
  messages: [line('guild')],
})

const mayDo = (group: Group, action: GroupAction) => (documents: Documents) => (actorId: string) =>
  authorizeGroupAction(action, {
    actor: requireActor(documents, actorId),
    group: findDocument(documents, 'groups', group._id),
    now: context.now,
  })

const actsOf = (documents: Documents, target: Group): Acts => {
  const group = target._id
  const removing =
    (member: string): Act =>
    (actorId) =>
      removeMember(context)({ actorId, group, member: idOf(member) })(documents)
  const managing =
    (member: string): Act =>
    (actorId) =>
      addManager(context)({ actorId, group, manager: idOf(member) })(documents)
  const ofLine = { group, message: idOf('line') }
  const challenging =
    (prize: number | 'all', official = false): Act =>
    (actorId) => {
      const gems = prize === 'all' ? Math.floor(requireActor(documents, actorId).balance * 4) : prize
      const challenge = { group, name: 'Walks', shortName: 'walks', prize: gems, official }
      return createChallenge(context)({ actorId, challenge })(documents)
    }
  return {
    'read group': mayDo(target, 'view')(documents),
    'read members': mayDo(target, 'look')(documents),
    'read invites': mayDo(target, 'look')(documents),
    'read chat': mayDo(target, 'look')(documents),
    'read challenges': mayDo(target, 'look')(documents),
    'read board': mayDo(target, 'readBoard')(documents),
    'update group': (actorId) => updateGroup(context)({ actorId, group, changes: { name: 'Other' } })(documents),
    'change leader': (actorId) =>
      updateGroup(context)({ actorId, group, changes: { leader: idOf('member') } })(documents),
    'invite by id': (actorId) => invite(context)({ actorId, group, uuids: [idOf('stranger')] })(documents),
    'remove a member': removing('member2'),
    'remove the leader': removing('leader'),
    'remove somebody not in it': removing('stranger'),
    'rescind an invitation': removing('invited'),
    'add manager': managing('member2'),
    'add outsider as manager': managing('stranger'),
    'remove manager': (actorId) => removeManager(context)({ actorId, group, manager: idOf('manager') })(documents),
    join: (actorId) => joinGroup(context)({ actorId, group })(documents),
    'reject invitation': (actorId) => rejectInvitation()({ group })(requireActor(documents, actorId)),
    leave: (actorId) => leaveGroup(context)({ actorId, group })(documents),
    'post chat': (actorId) => postMessage(context)({ actorId, group, text: 'Good morning' })(documents),
    'like message': (actorId) => likeMessage(context)({ actorId, ...ofLine })(documents),
    'flag message': (actorId) => flagMessage(context)({ actorId, ...ofLine })(documents),
    'clear message flags': (actorId) => clearMessageFlags(context)({ actorId, ...ofLine })(documents),
    'delete message of member': (actorId) => deleteMessage(context)({ actorId, ...ofLine })(documents),
    'create challenge': challenging(0),
    'create official challenge': challenging(0, true),
    'create challenge, leaders only': (actorId) =>
      createChallenge(context)({ actorId, challenge: { group, name: 'Walks', shortName: 'walks' } })(
        leadersOnly(documents, group),
      ),
    'create challenge dearer than own gems': challenging(1000),
    'create challenge for exactly own gems': challenging('all'),
    'create board task': (actorId) =>
      createBoardTasks(context)({ actorId, group, tasks: [{ type: 'habit', text: 'Sweep' }] })(documents),
    'invite to a quest': (actorId) => inviteToQuest(context)({ actorId, group, quest: 'rat' })(documents),
  }
}

const leadersOnly = (documents: Documents, group: string): Documents => {
  const before = documents.groups[group]
  return before === undefined
    ? documents
    : withGroup(documents, { ...before, leaderOnly: { challenges: true, getGems: false } })
}

/** What is done in a party, and in a guild with a plan. */
export const partyActs: Acts = actsOf(partySociety, party)
export const guildActs: Acts = actsOf(guildSociety, guild)
