import * as fc from 'fast-check'
import type { Group, SharedTask, User } from '../../src/model/index.ts'
import type { Society } from '../../src/social/society/index.ts'
import {
  A_PLAN,
  aChallenge,
  aGroup,
  aLetter,
  aMessage,
  aPerson,
  aShared,
  aSociety,
  idOf,
  onBoardOf,
} from '../people.ts'
import { aHabit } from '../task.ts'
import type { DeepPartial } from '../user.ts'
import { anyFigure } from './figures.ts'
import { PEOPLE } from './social-params.ts'

const invitation = (group: string) => ({ id: idOf(group), name: group, inviter: idOf('leader') })

const anyPerson = (name: string): fc.Arbitrary<User> =>
  fc
    .record({
      balance: fc.nat(20).map((gems) => gems / 4),
      guilds: fc.subarray([idOf('guild'), idOf('open')]),
      inParty: fc.boolean(),
      isInvited: fc.boolean(),
      challenges: fc.subarray([idOf('walks')]),
      flags: fc.record({ chatRevoked: fc.boolean(), chatShadowMuted: fc.boolean(), verifiedUsername: fc.boolean() }),
      inbox: fc.record({ optOut: fc.boolean(), blocks: fc.subarray([idOf('ida')]) }),
      stats: fc.record({ gp: anyFigure(0, 40), hp: anyFigure(1, 50), lvl: fc.integer({ min: 1, max: 30 }) }),
      completedTask: fc.boolean(),
    })
    .map(({ inParty, isInvited, completedTask, ...changes }) =>
      aPerson(name, {
        ...changes,
        achievements: { completedTask },
        party: inParty ? { _id: idOf('party') } : {},
        invitations: isInvited
          ? { parties: [invitation('party')], party: invitation('party'), guilds: [invitation('guild')] }
          : {},
        permissions: name === 'moderator' ? { moderator: true } : {},
      }),
    )

const anyGroup = (name: string, changes: DeepPartial<Group>): fc.Arbitrary<Group> =>
  fc
    .record({
      memberCount: fc.integer({ min: 1, max: 6 }),
      planned: fc.boolean(),
      balance: fc.nat(8).map((gems) => gems / 4),
      getGems: fc.boolean(),
      challenges: fc.boolean(),
    })
    .map(({ memberCount, planned, balance, ...leaderOnly }) =>
      aGroup(name, {
        ...changes,
        memberCount,
        balance,
        leaderOnly,
        purchased: planned ? { plan: A_PLAN } : {},
        managers: { [idOf('manager')]: true },
      } as DeepPartial<Group>),
    )

const checklist = [{ id: 'item', text: 'Step', completed: false }]

const anyBoard: fc.Arbitrary<ReadonlyArray<SharedTask>> = fc
  .record({ done: fc.boolean(), given: fc.boolean(), required: fc.boolean(), value: anyFigure(-20, 20) })
  .map(({ done, given, required, value }) => {
    const group = onBoardOf(
      'guild',
      {},
      done ? { completedBy: { userId: idOf('ida'), date: '2026-06-10T08:00:00.000Z' } } : {},
    )
    const assigned = onBoardOf('guild', { ida: given, nia: done }, { approval: { required } })
    return [
      aShared.habit('habit', { group, value }),
      aShared.daily('daily', { group, completed: done, checklist, value, streak: 3 }),
      aShared.todo('todo', { group, completed: done, checklist }),
      aShared.todo('given', { group: assigned, completed: given && done }),
      aShared.reward('reward', { group, value: 5 }),
      aShared.habit('original', { challenge: { id: idOf('walks') }, value }),
    ]
  })

const anyChallenge = fc
  .record({ prize: fc.nat(8), flagCount: fc.nat(3), memberCount: fc.nat(3) })
  .map((changes) => aChallenge('walks', changes))

/** A small town in which anything may be the case: groups, a challenge, a board, a line of chat, a letter. */
export const anyTown: fc.Arbitrary<Society> = fc
  .record({
    users: fc.tuple(...PEOPLE.map(anyPerson)),
    groups: fc.tuple(
      anyGroup('party', { type: 'party' }),
      anyGroup('guild', { type: 'guild' }),
      anyGroup('open', { type: 'guild', privacy: 'public' }),
    ),
    challenge: anyChallenge,
    sharedTasks: anyBoard,
    flagCount: fc.constantFrom(0, 2),
  })
  .map(({ users, groups, challenge, sharedTasks, flagCount }) =>
    aSociety({
      users,
      groups,
      challenges: [challenge],
      sharedTasks,
      tasks: [
        aHabit({ _id: idOf('own'), userId: idOf('ida') }),
        aHabit({ _id: idOf('copy'), userId: idOf('ida'), challenge: { id: idOf('walks'), taskId: idOf('original') } }),
      ],
      chat: [aMessage('line', { uuid: idOf('ida'), flagCount })],
      letters: [aLetter('letter', { ownerId: idOf('ida'), uniqueMessageId: 'both' })],
    }),
  )
