import type { EndpointName } from '../../../src/contract/index.ts'
import { CHALLENGE as RACE, DEN, GUILD, createSamples } from '../../../test-kit/sample-documents.ts'
import { type Exercise, get, inTown } from './scenes.ts'

/** What is read of groups, members, letters and challenges. */
export const GROUP_EXERCISES = {
  getGroups: inTown('/groups?type=party,guilds,publicGuilds,tavern&paginate=true&page=0&sort=name&withLeaders=true'),
  getGroup: inTown(`/groups/party`),
  groupPlans: inTown('/group-plans'),
  groupMembers: inTown('/groups/party/members?includeAllPublicFields=true'),
  groupInvites: inTown('/groups/party/invites'),
  inviteLink: inTown('/groups/party/invite-link'),
  followInviteLink: async (scene) => {
    const answer = await inTown('/groups/party/invite-link')(scene)
    const token = String(answer.body.data['link']).split('groupInvite=').at(-1)
    return scene.player.call('POST', '/user/invite-link', { body: { token } })
  },
  lookingForParty: inTown('/looking-for-party', 'leader'),
  getChat: inTown('/groups/party/chat'),
  getMember: ({ player }) => player.call('GET', `/members/${player.id}`),
  memberByUsername: ({ player }) => player.call('GET', `/members/username/@${player.username}`),
  findMembers: get('/members/find/player'),
  memberAchievements: ({ player }) => player.call('GET', `/members/${player.id}/achievements`),
  memberObjections: ({ player }) => player.call('GET', `/members/${player.id}/objections/transfer-gems`),
  inboxMessages: inTown('/inbox/messages'),
  pagedMessages: inTown('/inbox/paged-messages?page=0'),
  conversations: inTown('/inbox/conversations'),
  userChallenges: inTown('/challenges/user?page=0'),
  groupChallenges: inTown(`/challenges/groups/${GUILD}`),
  getChallenge: inTown(`/challenges/${RACE}`),
  challengeMembers: inTown(`/challenges/${RACE}/members?includeTasks=true`),
  challengeMember: async ({ server }) => {
    const { leader, member } = await createSamples(server)
    return leader.call('GET', `/challenges/${RACE}/members/${member.id}`)
  },
  challengeCsv: inTown(`/challenges/${RACE}/export/csv`),
  challengeTasks: inTown(`/tasks/challenge/${RACE}`),
  boardTasks: inTown(`/tasks/group/${DEN}`),
  boardApprovals: inTown(`/approvals/group/${DEN}`, 'leader'),
} as const satisfies Partial<Readonly<Record<EndpointName, Exercise>>>
