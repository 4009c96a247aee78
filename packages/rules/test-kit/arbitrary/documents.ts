import * as fc from 'fast-check'
import { DAY } from '../../src/kernel/index.ts'
import {
  asKey,
  type Group,
  NO_QUEST,
  type PartyQuest,
  type QuestKey,
  type SharedTask,
  TAVERN,
  type User,
  type UserId,
} from '../../src/model/index.ts'
import type { Documents } from '../../src/documents/index.ts'
import {
  A_PLAN,
  aChallenge,
  aGroup,
  aPrivateMessage,
  aMessage,
  aPerson,
  aShared,
  documentsWith,
  idOf,
  onBoardOf,
} from '../groups/people.ts'
import { aHabit } from '../task.ts'
import { type DeepPartial, NOON } from '../user.ts'
import { anyFigure } from './figures.ts'
import { PEOPLE, QUESTS } from './shared-params.ts'

/** Every privilege but full access. */
const STAFF = { moderator: true, userSupport: true, accessControl: true, news: true, coupons: true }

const AT = new Date(NOON).toISOString()

const STAFF_DOCUMENTS = {
  blockers: [
    {
      _id: idOf('blocker'),
      type: 'client',
      area: 'full',
      value: 'a-bot',
      blockSource: 'administrator',
      disabled: false,
      createdAt: AT,
      updatedAt: AT,
    },
  ],
  newsPosts: [
    {
      _id: idOf('post'),
      title: 'Old',
      text: 'News',
      credits: '',
      author: idOf<UserId>('moderator'),
      publishDate: AT,
      published: true,
      createdAt: AT,
      updatedAt: AT,
    },
  ],
  bugReports: [
    {
      _id: idOf('bug'),
      at: 1,
      userId: idOf<UserId>('nia'),
      username: 'nia',
      email: 'nia@example.org',
      message: 'It broke',
      question: false,
      client: 'daykeep-web',
    },
  ],
  coupons: [
    { _id: 'ABCD-EFGH-JKLM', event: 'wondercon', createdAt: AT, updatedAt: AT },
    { _id: 'USED-USED-USED', event: 'wondercon', user: idOf<UserId>('nia'), createdAt: AT, updatedAt: AT },
  ],
  cases: [
    {
      _id: `message:${idOf('line')}`,
      kind: 'message',
      subject: idOf('line'),
      author: idOf<UserId>('ida'),
      text: 'line',
      complaints: {},
      open: true,
      createdAt: AT,
      updatedAt: AT,
    },
  ],
  staffNotes: [{ _id: idOf<UserId>('ida'), text: 'Wrote once' }],
} as const

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
      stats: fc.record({
        gp: anyFigure(0, 40),
        hp: anyFigure(1, 50),
        mp: anyFigure(0, 90),
        lvl: fc.integer({ min: 1, max: 30 }),
        class: fc.constantFrom('warrior', 'healer'),
      }),
      completedTask: fc.boolean(),
      items: fc.constantFrom({}, { quests: { [QUESTS[0]]: 1, [QUESTS[1]]: 1 }, special: { snowball: 1 } }),
    })
    .map(({ inParty, isInvited, completedTask, ...changes }) =>
      aPerson(name, {
        ...changes,
        achievements: { completedTask },
        party: inParty ? { _id: idOf('party') } : {},
        invitations: isInvited
          ? { parties: [invitation('party')], party: invitation('party'), guilds: [invitation('guild')] }
          : {},
        permissions: name === 'moderator' ? STAFF : {},
      }),
    )

const anyQuest: fc.Arbitrary<PartyQuest> = fc
  .record({
    key: fc.constantFrom<QuestKey>(...QUESTS.map((key) => asKey<QuestKey>(key))),
    active: fc.boolean(),
    owner: fc.constantFrom('leader', 'ida'),
    answers: fc.record({
      leader: fc.constantFrom(true, null),
      ida: fc.constantFrom(true, false, null),
      nia: fc.constantFrom(true, null),
    }),
    hp: fc.constantFrom(5, 300),
  })
  .map(({ key, active, owner, answers, hp }) => ({
    key,
    active,
    leader: idOf<UserId>(owner),
    members: Object.fromEntries(Object.entries(answers).map(([name, answer]) => [idOf(name), answer])),
    progress: { hp, collect: {} },
  }))

const anyGroup = (name: string, changes: DeepPartial<Group>): fc.Arbitrary<Group> =>
  fc
    .record({
      memberCount: fc.integer({ min: 1, max: 6 }),
      planned: fc.boolean(),
      balance: fc.nat(8).map((gems) => gems / 4),
      getGems: fc.boolean(),
      challenges: fc.boolean(),
      quest: changes.type === 'party' ? anyQuest : fc.constant(NO_QUEST),
      cron: fc.constantFrom({}, { lastProcessed: new Date(NOON - 2 * DAY).toISOString() }),
    })
    .map(({ memberCount, planned, balance, quest, cron, ...leaderOnly }) => ({
      ...aGroup(name, {
        ...changes,
        memberCount,
        balance,
        leaderOnly,
        purchased: planned ? { plan: A_PLAN } : {},
        managers: { [idOf('manager')]: true },
        cron,
      } as DeepPartial<Group>),
      quest,
    }))

const checklist = [{ id: 'item', text: 'Step', completed: false }]

const anyBoard: fc.Arbitrary<ReadonlyArray<SharedTask>> = fc
  .record({ done: fc.boolean(), isAssigned: fc.boolean(), required: fc.boolean(), value: anyFigure(-20, 20) })
  .map(({ done, isAssigned, required, value }) => {
    const group = onBoardOf(
      'guild',
      {},
      done ? { completedBy: { userId: idOf('ida'), date: '2026-06-10T08:00:00.000Z' } } : {},
    )
    const assigned = onBoardOf('guild', { ida: isAssigned, nia: done }, { approval: { required } })
    return [
      aShared.habit('habit', { group, value }),
      aShared.daily('daily', { group, completed: done, checklist, value, streak: 3 }),
      aShared.todo('todo', { group, completed: done, checklist }),
      aShared.todo('assigned', { group: assigned, completed: isAssigned && done }),
      aShared.reward('reward', { group, value: 5 }),
      aShared.habit('original', { challenge: { id: idOf('walks') }, value }),
    ]
  })

const anyChallenge = fc
  .record({ prize: fc.nat(8), flagCount: fc.nat(3), memberCount: fc.nat(3) })
  .map((changes) => aChallenge('walks', changes))

/** A small town in which anything may be the case: groups, a challenge, a board, a line of chat, a private message. */
export const anyDocuments: fc.Arbitrary<Documents> = fc
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
    documentsWith({
      users,
      groups: [...groups, aGroup('tavern', { _id: TAVERN, type: 'guild', privacy: 'public' })],
      challenges: [challenge],
      sharedTasks,
      tasks: [
        aHabit({ _id: idOf('own'), userId: idOf('ida') }),
        aHabit({ _id: idOf('copy'), userId: idOf('ida'), challenge: { id: idOf('walks'), taskId: idOf('original') } }),
      ],
      messages: [aMessage('line', { uuid: idOf('ida'), flagCount }), aMessage('hello', { groupId: idOf('party') })],
      ...STAFF_DOCUMENTS,
      privateMessages: [aPrivateMessage('letter', { ownerId: idOf('ida'), uniqueMessageId: 'both' })],
    }),
  )
