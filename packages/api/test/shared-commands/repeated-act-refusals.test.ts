import { asKey, type ChallengeId, type GroupId, type MessageId, TAVERN, type UserId } from '@daykeep/rules/model'
import { aChallenge, aGroup, aMessage } from '@daykeep/rules/test-kit'
import { itRefusesTogether, type PartyScene } from '../../test-kit/it-refuses-together.ts'
import { foundParty } from '../../test-kit/party.ts'
import { patchGroup, withPlan } from '../../test-kit/documents/patch-group.ts'
import { patchUser } from '../../test-kit/documents/patch-user.ts'
import { putDocuments } from '../../test-kit/documents/put-documents.ts'
import { pendingQuest } from '../../test-kit/quest.ts'
import { invitedTo } from '../../test-kit/states.ts'
import { TODAY } from '../../test-kit/test-server.ts'
import { uuidOf } from '../../test-kit/uuid-of.ts'

const GUILD = uuidOf<GroupId>('guild of the leader')
const RACE = uuidOf<ChallengeId>('race')
const LINE = uuidOf<MessageId>('line')

const inGuild = async ({ server, leader, member, outsider }: PartyScene) => {
  await putDocuments(server, {
    groups: [{ ...aGroup('guild', { type: 'guild', leader: asKey<UserId>(leader.id), memberCount: 2 }), _id: GUILD }],
  })
  for (const player of [leader, member]) await patchUser(server, player, (user) => ({ ...user, guilds: [GUILD] }))
  const invitation = { id: GUILD, name: 'guild', inviter: leader.id }
  await patchUser(server, outsider, (user) => ({
    ...user,
    invitations: { ...user.invitations, guilds: [invitation] },
  }))
}

const challengeWith = (isOfficial: boolean) => (scene: PartyScene) =>
  putDocuments(scene.server, {
    challenges: [
      {
        ...aChallenge('race', { leader: asKey<UserId>(scene.leader.id), official: isOfficial }),
        _id: RACE,
        group: asKey<GroupId>(scene.party),
        flags: { [asKey<UserId>(scene.member.id)]: true },
      },
    ],
  })

const reportedLine = ({ server, party, leader, member }: PartyScene) =>
  putDocuments(server, {
    messages: [
      {
        ...aMessage('line', { groupId: asKey<GroupId>(party), uuid: asKey<UserId>(leader.id), flagCount: 1 }),
        _id: LINE,
        flags: { [asKey<UserId>(member.id)]: true },
      },
    ],
  })

const talkative = ({ server, outsider }: PartyScene) =>
  putDocuments(server, {
    messages: ['one', 'two'].map((name) => ({
      ...aMessage(name, { groupId: TAVERN, uuid: asKey<UserId>(outsider.id), timestamp: TODAY - 1000 }),
      _id: uuidOf<MessageId>(`${name}/${outsider.id}`),
    })),
  })

const declined = async (scene: PartyScene) => {
  await pendingQuest(scene)
  await patchGroup(scene.server, scene.party, (group) => ({
    ...group,
    quest: { ...group.quest, members: { [scene.leader.id]: true, [scene.member.id]: false, [uuidOf('third')]: null } },
  }))
}

const questingElsewhere = async (scene: PartyScene) => {
  const { id } = await foundParty(scene.server, scene.outsider)
  await patchGroup(scene.server, id, (group) => ({
    ...group,
    quest: { ...group.quest, key: asKey('dustbunnies'), active: true, members: { [scene.outsider.id]: true } },
  }))
  await patchUser(scene.server, scene.outsider, invitedTo(scene.party))
}

const staff = ({ server, leader }: PartyScene) =>
  patchUser(server, leader, (user) => ({ ...user, permissions: { fullAccess: true } }))

itRefusesTogether('what was done already, or for too many', [
  [
    'leader',
    `POST /groups/${GUILD}/invite`,
    'they are in the guild',
    401,
    'userAlreadyInGroup',
    { before: inGuild, body: { uuids: ['MEMBER'] } },
  ],
  [
    'leader',
    `POST /groups/${GUILD}/invite`,
    'they are invited to the guild',
    401,
    'userAlreadyInvitedToGroup',
    { before: inGuild, body: { uuids: ['OUTSIDER'] } },
  ],
  [
    'leader',
    'POST /groups/PARTY/invite',
    'the party is full',
    400,
    'partyExceedsMembersLimit',
    {
      before: ({ server, party }) => patchGroup(server, party, (group) => ({ ...group, memberCount: 30 })),
      body: { uuids: ['OUTSIDER'] },
    },
  ],
  ['member', 'POST /groups/PARTY/quests/reject', 'they did', 400, 'questAlreadyRejected', { before: declined }],
  [
    'outsider',
    'POST /groups/PARTY/join',
    'they are on a quest elsewhere',
    401,
    'messageCannotLeaveWhileQuesting',
    { before: questingElsewhere },
  ],
  [
    'member',
    'POST /groups/PARTY/leave',
    'they are the last of a group with a plan',
    401,
    'cannotDeleteActiveGroup',
    { before: ({ server, party }) => patchGroup(server, party, (group) => ({ ...withPlan(group), memberCount: 1 })) },
  ],
  [
    'member',
    `POST /groups/PARTY/chat/${LINE}/flag`,
    'they reported it',
    404,
    'messageGroupChatFlagAlreadyReported',
    { before: reportedLine },
  ],
  [
    'outsider',
    'POST /groups/habitrpg/chat',
    'they wrote twice in this minute',
    401,
    'messageGroupChatSpam',
    { before: talkative, body: { message: 'Hello!' } },
  ],
  [
    'member',
    `POST /challenges/${RACE}/flag`,
    'they reported it',
    404,
    'messageChallengeFlagAlreadyReported',
    { before: challengeWith(false) },
  ],
  [
    'member',
    `POST /challenges/${RACE}/flag`,
    'it is official',
    404,
    'messageChallengeFlagOfficial',
    { before: challengeWith(true) },
  ],
  [
    'member',
    'POST /challenges',
    'the leader alone makes challenges',
    401,
    'onlyGroupLeaderChal',
    {
      before: ({ server, party }) =>
        patchGroup(server, party, (group) => ({ ...group, leaderOnly: { ...group.leaderOnly, challenges: true } })),
      body: { name: 'Spring', shortName: 'Spring', group: 'PARTY' },
    },
  ],
  ['leader', 'PUT /admin/blockers/none', 'there is none', 404, 'blockerNotFound', { before: staff, body: {} }],
  [
    'leader',
    'POST /admin/cases/none/decide',
    'there is none',
    404,
    'caseNotFound',
    { before: staff, body: { decision: 'clear' } },
  ],
  [
    'leader',
    'PUT /admin/bug-reports/none',
    'there is none',
    404,
    'caseNotFound',
    { before: staff, body: { state: 'closed' } },
  ],
])
