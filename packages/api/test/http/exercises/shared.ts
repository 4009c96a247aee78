import { randomUUID } from 'node:crypto'
import type { SharedEndpointName } from '../../../src/contract/index.ts'
import { foundParty } from '../../../test-kit/party.ts'
import { patchUser } from '../../../test-kit/documents/patch-user.ts'
import { withGems } from '../../../test-kit/states.ts'
import { makeChallenge, onBoard, postMessage, startChallenge } from '../../../test-kit/chat-and-challenges.ts'
import {
  A_BLOCKER,
  A_POST,
  aboutLetter,
  aboutMessage,
  asChief,
  assigned,
  chief,
  done,
  type Exercise,
  inParty,
  moderator,
  ofBoard,
  ofChallenge,
  ofMade,
  withQuest,
} from './scenes.ts'

/** One granted call of every row that executes a shared command. */
export const SHARED_EXERCISES: Readonly<Record<SharedEndpointName, Exercise>> = {
  createGroup: ({ player }) => player.call('POST', '/groups', { body: { name: 'The Oak Table', type: 'party' } }),
  updateGroup: inParty((id) => ({ method: 'PUT', path: `/groups/${id}`, body: { description: 'We meet at noon.' } })),
  joinGroup: async (scene) => {
    const { leader, id } = await foundParty(scene.server)
    await leader.call('POST', `/groups/${id}/invite`, { body: { uuids: [scene.player.id] } })
    return scene.player.call('POST', `/groups/${id}/join`)
  },
  leaveGroup: async (scene) =>
    (await foundParty(scene.server, scene.player)).members[0].call('POST', '/groups/party/leave'),
  removeMember: inParty((id, member) => ({ method: 'POST', path: `/groups/${id}/removeMember/${member}` })),
  invite: async (scene) => {
    const { leader } = await foundParty(scene.server)
    return leader.call('POST', '/groups/party/invite', { body: { uuids: [scene.player.id] } })
  },
  addManager: inParty((id, member) => ({
    method: 'POST',
    path: `/groups/${id}/add-manager`,
    body: { managerId: member },
  })),
  removeManager: async (scene) => {
    const { leader, id } = await foundParty(scene.server, scene.player)
    await leader.call('POST', `/groups/${id}/add-manager`, { body: { managerId: scene.player.id } })
    return leader.call('POST', `/groups/${id}/remove-manager`, { body: { managerId: scene.player.id } })
  },
  inviteToQuest: async (scene) => (await withQuest(scene)).invitation,
  acceptQuest: async (scene) => (await withQuest(scene)).members[0].call('POST', '/groups/party/quests/accept'),
  rejectQuest: async (scene) => (await withQuest(scene)).members[0].call('POST', '/groups/party/quests/reject'),
  forceStartQuest: async (scene) => (await withQuest(scene)).leader.call('POST', '/groups/party/quests/force-start'),
  scheduleQuestStart: async (scene) =>
    (await withQuest(scene)).leader.call('POST', '/groups/party/quests/schedule', { body: { hours: 24 } }),
  cancelQuest: async (scene) => (await withQuest(scene)).leader.call('POST', '/groups/party/quests/cancel'),
  abortQuest: async (scene) => {
    const { leader } = await withQuest(scene)
    await leader.call('POST', '/groups/party/quests/force-start')
    return leader.call('POST', '/groups/party/quests/abort')
  },
  leaveQuest: async (scene) => {
    const { members } = await withQuest(scene)
    await members[0].call('POST', '/groups/party/quests/accept')
    return members[0].call('POST', '/groups/party/quests/leave')
  },
  postMessage: async ({ server, player }) => {
    await foundParty(server, player)
    return player.call('POST', '/groups/party/chat', { body: { message: 'Good morning!' } })
  },
  deleteMessage: async ({ server, player }) => {
    await foundParty(server, player)
    return player.call('DELETE', `/groups/party/chat/${await postMessage(player)}`)
  },
  likeMessage: aboutMessage('POST', '/like'),
  flagMessage: aboutMessage('POST', '/flag'),
  clearMessageFlags: async (scene) => aboutMessage('POST', '/clearflags')({ ...scene, player: await moderator(scene) }),
  sendPrivateMessage: async ({ server, player }) => {
    const { leader } = await foundParty(server)
    return player.call('POST', '/members/send-private-message', { body: { toUserId: leader.id, message: 'Hello!' } })
  },
  sendGems: async ({ server, player }) => {
    const { leader } = await foundParty(server)
    await patchUser(server, player, withGems(2))
    return player.call('POST', '/members/transfer-gems', { body: { toUserId: leader.id, gemAmount: 4 } })
  },
  likePrivateMessage: aboutLetter(({ uniqueMessageId }) => ['POST', `/inbox/like-private-message/${uniqueMessageId}`]),
  flagPrivateMessage: aboutLetter(({ id }) => ['POST', `/members/flag-private-message/${id}`]),
  deletePrivateMessage: aboutLetter(({ id }) => ['DELETE', `/inbox/messages/${id}`]),
  clearPrivateMessages: aboutLetter(() => ['DELETE', '/inbox/clear']),
  flagProfile: inParty((_, member) => ({ method: 'POST', path: `/members/${member}/flag`, body: { comment: 'Rude' } })),
  createBlocker: asChief('POST', '/admin/blockers', A_BLOCKER),
  updateBlocker: ofMade('/admin/blockers', A_BLOCKER, 'PUT', { reason: 'Too fast' }),
  liftBlocker: ofMade('/admin/blockers', A_BLOCKER, 'DELETE'),
  createNewsPost: asChief('POST', '/news', A_POST),
  updateNewsPost: ofMade('/news', A_POST, 'PUT', { published: false }),
  deleteNewsPost: ofMade('/news', A_POST, 'DELETE'),
  decideCase: async (scene) => {
    const { leader } = await foundParty(scene.server, scene.player)
    const message = await postMessage(leader)
    await scene.player.call('POST', `/groups/party/chat/${message}/flag`)
    return (await chief(scene)).call('POST', `/admin/cases/message:${message}/decide`, { body: { decision: 'clear' } })
  },
  updateBugReport: async (scene) => {
    await scene.player.call('POST', '/bug-report', { body: { message: 'It broke.', email: 'me@example.org' } })
    const support = await chief(scene)
    const [report] = (await support.call('GET', '/admin/bug-reports')).body.data as unknown as ReadonlyArray<{
      id: string
    }>
    return support.call('PUT', `/admin/bug-reports/${report?.id}`, { body: { state: 'answered' } })
  },
  moderateMember: async (scene) =>
    (await chief(scene)).call('POST', `/admin/user/${scene.player.id}/moderate`, { body: { muted: true } }),
  generateCoupons: asChief('POST', '/coupons/generate/wondercon?count=2'),
  enterCoupon: async (scene) => {
    const response = (await asChief('POST', '/coupons/generate/wondercon?count=1')(scene)).body
    const [coupon] = response.data as unknown as ReadonlyArray<{ readonly _id: string }>
    return scene.player.call('POST', `/coupons/enter/${coupon?._id}`)
  },
  clearProfileFlags: async (scene) => (await moderator(scene)).call('POST', `/members/${scene.player.id}/clear-flags`),
  createChallenge: async ({ server, player }) => {
    await foundParty(server, player)
    return player.call('POST', '/challenges', {
      body: { name: 'Spring', shortName: 'Spring', group: 'party', prize: '0' },
    })
  },
  cloneChallenge: ofChallenge('POST', (id) => `/challenges/${id}/clone`, {
    name: 'Again',
    shortName: 'Again',
    group: 'party',
  }),
  updateChallenge: ofChallenge('PUT', (id) => `/challenges/${id}`, { name: 'Autumn' }),
  joinChallenge: async ({ server, player }) => {
    const { leader } = await foundParty(server, player)
    return player.call('POST', `/challenges/${await makeChallenge(leader)}/join`)
  },
  leaveChallenge: async ({ server, player }) => {
    const { id } = await startChallenge(await foundParty(server, player))
    return player.call('POST', `/challenges/${id}/leave`)
  },
  selectWinner: ofChallenge('POST', (id, player) => `/challenges/${id}/selectWinner/${player}`),
  deleteChallenge: ofChallenge('DELETE', (id) => `/challenges/${id}`),
  flagChallenge: ofChallenge('POST', (id) => `/challenges/${id}/flag`, { comment: 'Odd' }),
  clearChallengeFlags: async (scene) => {
    const { id } = await startChallenge(await foundParty(scene.server, scene.player))
    return (await moderator(scene)).call('POST', `/challenges/${id}/clearflags`)
  },
  addChallengeTasks: ofChallenge('POST', (id) => `/tasks/challenge/${id}`, { type: 'todo', text: randomUUID() }),
  createBoardTasks: async ({ server, player }) => {
    const { id, leader } = await foundParty(server, player)
    await onBoard(server, { id, leader })
    return leader.call('POST', `/tasks/group/${id}`, { body: [{ type: 'habit', text: 'Sweep' }] })
  },
  moveBoardTask: ofBoard((task) => `/group-tasks/${task}/move/to/0`),
  assignTask: ofBoard(
    (task) => `/tasks/${task}/assign`,
    (player) => [player],
  ),
  unassignTask: ofBoard((task, player) => `/tasks/${task}/unassign/${player}`, undefined, assigned),
  needsWork: ofBoard((task, player) => `/tasks/${task}/needs-work/${player}`, undefined, done),
  approveTask: ofBoard((task, player) => `/tasks/${task}/approve/${player}`, undefined, assigned),
}
