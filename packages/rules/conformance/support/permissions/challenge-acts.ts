import {
  addChallengeTasks,
  challengeRequest,
  clearChallengeFlags,
  cloneChallenge,
  deleteChallenge,
  deleteChallengeTask,
  flagChallenge,
  joinChallenge,
  leaveChallenge,
  participantOf,
  selectWinner,
  updateChallenge,
  updateChallengeTask,
} from '../../../src/challenges/index.ts'
import type { UserId } from '../../../src/model/index.ts'
import { authorizeChallengeAction } from '../../../src/permissions/index.ts'
import { aChallenge, aGroup, aPerson, aShared, documentsWith, idOf } from '../../../test-kit/index.ts'
import { guild, membersBy, outsiders, staff } from './people.ts'
import { type Acts, context } from './world.ts'

const challenge = idOf('challenge')

const documents = documentsWith({
  users: [
    ...membersBy(['groupLeader', 'groupManager', 'challengeLeader', 'groupMember'], { guilds: [guild._id] }),
    aPerson('participant', { guilds: [guild._id], challenges: [challenge], balance: 5 }),
    ...staff,
    ...outsiders,
  ],
  groups: [
    aGroup('guild', { ...guild, leader: idOf('groupLeader'), managers: { [idOf<UserId>('groupManager')]: true } }),
  ],
  challenges: [aChallenge('challenge', { leader: idOf('challengeLeader'), memberCount: 1, prize: 1 })],
  sharedTasks: [aShared.habit('task', { challenge: { id: challenge } })],
})

const view = (actorId: string) => authorizeChallengeAction('view', challengeRequest(documents, actorId, challenge))

/** What is done with a challenge in a guild with a plan, which an ordinary member leads. */
export const challengeActs: Acts = {
  'read challenge': view,
  'read challenge members': view,
  'read challenge tasks': view,
  'read one participant': (actorId) => participantOf({ actorId, challenge, member: idOf('participant') })(documents),
  'join challenge': (actorId) => joinChallenge(context)({ actorId, challenge })(documents),
  'leave challenge': (actorId) => leaveChallenge(context)({ actorId, challenge })(documents),
  'update challenge': (actorId) =>
    updateChallenge(context)({ actorId, challenge, changes: { name: 'Other' } })(documents),
  'delete challenge': (actorId) => deleteChallenge(context)({ actorId, challenge })(documents),
  'pick winner': (actorId) => selectWinner(context)({ actorId, challenge, winner: idOf('participant') })(documents),
  'pick winner who is no participant': (actorId) =>
    selectWinner(context)({ actorId, challenge, winner: idOf('groupMember') })(documents),
  'add challenge task': (actorId) =>
    addChallengeTasks(context)({ actorId, challenge, tasks: [{ type: 'habit', text: 'Walk' }] })(documents),
  'edit challenge task': (actorId) =>
    updateChallengeTask(context)({ actorId, task: idOf('task'), changes: { text: 'Run' } })(documents),
  'delete challenge task': (actorId) => deleteChallengeTask(context)({ actorId, task: idOf('task') })(documents),
  'flag challenge': (actorId) => flagChallenge(context)({ actorId, challenge })(documents),
  'clear challenge flags': (actorId) => clearChallengeFlags(context)({ actorId, challenge })(documents),
  'clone challenge': (actorId) =>
    cloneChallenge(context)({ actorId, challenge, as: { group: guild._id, name: 'Walks', shortName: 'walks' } })(
      documents,
    ),
}
