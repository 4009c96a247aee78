import {
  addChallengeTasks,
  askedChallenge,
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
} from '../../../src/social/challenges/index.ts'
import type { UserId } from '../../../src/model/index.ts'
import { decideOnChallenge } from '../../../src/social/permissions/index.ts'
import { aChallenge, aGroup, aPerson, aShared, aSociety, idOf } from '../../../test-kit/people.ts'
import { guild, membersBy, outsiders, staff } from './people.ts'
import { type Acts, world } from './world.ts'

const challenge = idOf('challenge')

const society = aSociety({
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

const view = (by: string) => decideOnChallenge('view', askedChallenge(society, by, challenge))

/** What is done with a challenge in a guild with a plan, which an ordinary member leads. */
export const challengeActs: Acts = {
  'read challenge': view,
  'read challenge members': view,
  'read challenge tasks': view,
  'read one participant': (by) => participantOf({ by, challenge, member: idOf('participant') })(society),
  'join challenge': (by) => joinChallenge(world)({ by, challenge })(society),
  'leave challenge': (by) => leaveChallenge(world)({ by, challenge })(society),
  'update challenge': (by) => updateChallenge(world)({ by, challenge, changes: { name: 'Other' } })(society),
  'delete challenge': (by) => deleteChallenge(world)({ by, challenge })(society),
  'pick winner': (by) => selectWinner(world)({ by, challenge, winner: idOf('participant') })(society),
  'pick winner who is no participant': (by) =>
    selectWinner(world)({ by, challenge, winner: idOf('groupMember') })(society),
  'add challenge task': (by) =>
    addChallengeTasks(world)({ by, challenge, tasks: [{ type: 'habit', text: 'Walk' }] })(society),
  'edit challenge task': (by) =>
    updateChallengeTask(world)({ by, task: idOf('task'), changes: { text: 'Run' } })(society),
  'delete challenge task': (by) => deleteChallengeTask(world)({ by, task: idOf('task') })(society),
  'flag challenge': (by) => flagChallenge(world)({ by, challenge })(society),
  'clear challenge flags': (by) => clearChallengeFlags(world)({ by, challenge })(society),
  'clone challenge': (by) =>
    cloneChallenge(world)({ by, challenge, as: { group: guild._id, name: 'Walks', shortName: 'walks' } })(society),
}
