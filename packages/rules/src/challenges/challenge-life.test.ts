import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import {
  aCatalogue,
  aChallenge,
  type Acts,
  aGroup,
  aHabit,
  aPerson,
  aShared,
  documentsWith,
  expectRefusal,
  idOf,
  type Transitions,
  transitionsOf,
  NOON,
} from '../../test-kit/index.ts'
import type { Challenge, Player, Task } from '../model/index.ts'
import type { Documents } from '../documents/index.ts'
import { addChallengeTasks } from './tasks/add-challenge-tasks.ts'
import { cloneChallenge } from './clone-challenge.ts'
import { createChallenge } from './create-challenge.ts'
import { deleteChallengeTask } from './tasks/delete-challenge-task.ts'
import { deleteChallenge } from './delete-challenge.ts'
import { clearChallengeFlags, flagChallenge } from './flag-challenge.ts'
import { joinChallenge } from './participants/join-challenge.ts'
import { leaveChallenge } from './participants/leave-challenge.ts'
import { selectWinner } from './select-winner.ts'
import { unlinkAllTasks, unlinkTask } from './tasks/unlink-task.ts'
import { updateChallengeTask } from './tasks/update-challenge-task.ts'
import { updateChallenge } from './update-challenge.ts'

const context = { catalogue: aCatalogue(), now: NOON, seed: 'seed' }
const inGuild = { guilds: [idOf('guild')] }
const guild = aGroup('guild', { type: 'guild', memberCount: 2, challengeCount: 1 })
const challenge = idOf('walks')
const ida = { actorId: idOf('ida'), challenge }
const leader = { actorId: idOf('leader'), challenge }
const newOne = { group: idOf('guild'), name: 'Swims', shortName: 'swims' }

const townWith = (challenges: ReadonlyArray<Challenge>, joined: boolean): Documents =>
  documentsWith({
    users: [
      aPerson('leader', inGuild),
      aPerson('ida', joined ? { ...inGuild, challenges: [challenge] } : inGuild),
      aPerson('moderator', { permissions: { moderator: true } }),
    ],
    groups: [guild],
    challenges,
    sharedTasks: challenges.length === 0 ? [] : [aShared.habit('walk', { challenge: { id: challenge } })],
  })

/** How a challenge may stand, seen from a member of its group. */
const STATES: Readonly<Record<string, Documents>> = {
  none: townWith([], false),
  open: townWith([aChallenge('walks')], false),
  joined: townWith([aChallenge('walks', { memberCount: 1 })], true),
  hidden: townWith([aChallenge('walks', { flagCount: 2, flags: { [idOf('x')]: true } })], false),
}

const ACTS: Acts<Documents, { readonly state: Documents }> = {
  create: createChallenge(context)({ actorId: ida.actorId, challenge: newOne }),
  clone: cloneChallenge(context)({ ...ida, as: newOne }),
  join: joinChallenge(context)(ida),
  leave: leaveChallenge({})(ida),
  report: flagChallenge(context)(ida),
  'hide as a moderator': flagChallenge(context)({ actorId: idOf('moderator'), challenge }),
  'clear reports': clearChallengeFlags(context)({ actorId: idOf('moderator'), challenge }),
  rename: updateChallenge(context)({ ...leader, changes: { name: 'Strolls' } }),
  'add a task': addChallengeTasks(context)({ ...leader, tasks: [{ type: 'todo', text: 'Boots' }] }),
  'change a task': updateChallengeTask(context)({
    actorId: leader.actorId,
    task: idOf('walk'),
    changes: { text: 'Stroll' },
  }),
  'delete a task': deleteChallengeTask({})({ actorId: leader.actorId, task: idOf('walk') }),
  'choose the winner': selectWinner(context)({ ...leader, winner: idOf('ida') }),
  delete: deleteChallenge(context)(leader),
}

/** How it stands with the challenge, what is there besides it, and the copies that the player has. */
const events = ({ state: { challenges, users, sharedTasks, tasks } }: { readonly state: Documents }): string => {
  const { [challenge]: walks, ...others } = challenges
  const joined = (users[idOf('ida')]?.challenges.length ?? 0) > 0
  const stands = walks === undefined ? 'none' : joined ? 'joined' : walks.flagCount >= 2 ? 'hidden' : 'open'
  const more = [
    ...Object.values(others).map(() => 'another one'),
    ...(walks?.name === 'Strolls' ? ['renamed'] : []),
    ...(walks !== undefined && walks.flagCount === 1 ? ['reported once'] : []),
    ...(walks !== undefined && joined && walks.flagCount > 1 ? ['reported'] : []),
    `${Object.keys(sharedTasks).length} tasks`,
    ...Object.values<Task>(tasks).map(() => 'a copy'),
  ]
  return [stands, ...more].join(', ')
}

const NOT_FOUND = 'challengeNotFound'
const LIFE: Transitions = {
  none: {
    create: 'none, another one, 0 tasks',
    clone: NOT_FOUND,
    join: NOT_FOUND,
    leave: NOT_FOUND,
    report: NOT_FOUND,
    'hide as a moderator': NOT_FOUND,
    'clear reports': NOT_FOUND,
    rename: NOT_FOUND,
    'add a task': NOT_FOUND,
    'change a task': 'messageTaskNotFound',
    'delete a task': 'messageTaskNotFound',
    'choose the winner': NOT_FOUND,
    delete: NOT_FOUND,
  },
  open: {
    create: 'open, another one, 1 tasks',
    clone: 'open, another one, 2 tasks',
    join: 'joined, 1 tasks, a copy',
    leave: 'challengeMemberNotFound',
    report: 'open, reported once, 1 tasks',
    'hide as a moderator': 'hidden, 1 tasks',
    'clear reports': 'open, 1 tasks',
    rename: 'open, renamed, 1 tasks',
    'add a task': 'open, 2 tasks',
    'change a task': 'open, 1 tasks',
    'delete a task': 'open, 0 tasks',
    'choose the winner': 'winnerNotFound',
    delete: 'none, 0 tasks',
  },
  joined: {
    create: 'joined, another one, 1 tasks',
    clone: 'joined, another one, 2 tasks',
    join: 'userAlreadyInChallenge',
    leave: 'open, 1 tasks',
    report: 'joined, reported once, 1 tasks',
    'hide as a moderator': 'joined, reported, 1 tasks',
    'clear reports': 'joined, 1 tasks',
    rename: 'joined, renamed, 1 tasks',
    'add a task': 'joined, 2 tasks, a copy',
    'change a task': 'joined, 1 tasks',
    'delete a task': 'joined, 0 tasks',
    'choose the winner': 'none, 0 tasks',
    delete: 'none, 0 tasks',
  },
  hidden: {
    create: 'hidden, another one, 1 tasks',
    clone: NOT_FOUND,
    join: NOT_FOUND,
    leave: 'challengeMemberNotFound',
    report: NOT_FOUND,
    'hide as a moderator': 'hidden, 1 tasks',
    'clear reports': 'open, 1 tasks',
    rename: 'hidden, renamed, 1 tasks',
    'add a task': 'hidden, 2 tasks',
    'change a task': 'hidden, 1 tasks',
    'delete a task': 'hidden, 0 tasks',
    'choose the winner': 'winnerNotFound',
    delete: 'none, 0 tasks',
  },
}

describe('the life of a challenge', () => {
  it('is looked at in every state for every act', () => expect(transitionsOf(STATES, ACTS, events)).toEqual(LIFE))

  it('ends only by its leader or staff', () => {
    const joined = STATES['joined'] ?? documentsWith({})
    expectRefusal(deleteChallenge(context)(ida)(joined), 'onlyLeaderDeleteChal')
    expectRefusal(selectWinner(context)({ ...ida, winner: idOf('ida') })(joined), 'onlyLeaderDeleteChal')
  })
})

const copyIn = (changes: Task['challenge']): Player => ({
  user: aPerson('ida'),
  tasks: { [idOf<Task['_id']>('copy')]: aHabit({ _id: idOf('copy'), userId: idOf('ida'), challenge: changes }) },
})
const linked = { id: idOf<Challenge['_id']>('walks'), taskId: idOf<Task['_id']>('walk') }

/** How a player's copy of a task may stand to its challenge. */
const COPIES: Readonly<Record<string, Player>> = {
  own: copyIn({}),
  linked: copyIn(linked),
  'task deleted': copyIn({ ...linked, broken: 'TASK_DELETED' }),
  'challenge deleted': copyIn({ ...linked, broken: 'CHALLENGE_DELETED' }),
  'challenge closed': copyIn({ ...linked, broken: 'CHALLENGE_CLOSED', winner: 'Nia' }),
}

const COPY_ACTS: Acts<Player, { readonly state: Player }> = {
  'take over': unlinkTask()({ task: idOf('copy'), keep: 'keep' }),
  'throw away': unlinkTask()({ task: idOf('copy'), keep: 'remove' }),
  'take all over': unlinkAllTasks()({ challenge: idOf('walks'), keep: 'keep-all' }),
  'throw all away': unlinkAllTasks()({ challenge: idOf('walks'), keep: 'remove-all' }),
}

const copyTold = ({ state: { tasks } }: { readonly state: Player }): string => {
  const [copy] = Object.values<Task>(tasks)
  if (copy === undefined) return 'gone'
  return copy.challenge.id === undefined ? 'own' : 'linked'
}

describe('the life of a copy of a challenge’s task', () => {
  const states = { 'take over': 'own', 'throw away': 'gone', 'take all over': 'own', 'throw all away': 'gone' }
  const no = 'cantOnlyUnlinkChalTask'

  it('is looked at in every state for every act', () =>
    expect(transitionsOf(COPIES, COPY_ACTS, copyTold)).toEqual({
      own: { 'take over': no, 'throw away': no, 'take all over': 'own', 'throw all away': 'own' },
      linked: { 'take over': no, 'throw away': no, 'take all over': no, 'throw all away': no },
      'task deleted': states,
      'challenge deleted': states,
      'challenge closed': states,
    }))

  it('ends all at once only when none of them is at work', () => {
    const both: Player = {
      user: aPerson('ida'),
      tasks: {
        ...COPIES['task deleted']?.tasks,
        [idOf<Task['_id']>('other')]: aHabit({ _id: idOf('other'), challenge: linked }),
      },
    }
    expectRefusal(unlinkAllTasks()({ challenge: idOf('walks'), keep: 'keep-all' })(both), no)
    expect(E.isRight(unlinkTask()({ task: idOf('copy'), keep: 'keep' })(both))).toBe(true)
  })
})
