import type { Group, User } from '@daykeep/rules/model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
import { expectGranted, foundParty, inviteToQuest } from '../../test-kit/party.ts'
import { patchGroup, withPlan } from '../../test-kit/documents/patch-group.ts'
import { patchUser } from '../../test-kit/documents/patch-user.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { writeTo } from '../../test-kit/chat-and-challenges.ts'

/** What Ida shares with Maren, who leads, and Ben: a party with a quest, a den with a plan, a club that she manages. */
type SampleGroups = {
  readonly ida: TestPlayer
  readonly maren: TestPlayer
  readonly ben: TestPlayer
  readonly den: string
  readonly club: string
  /** In the den: of Maren, and of Ida herself. */
  readonly race: string
  readonly sprint: string
}

type Act = (sample: SampleGroups, staff: TestPlayer) => Promise<void>

const fromAll =
  (leave: (sample: SampleGroups, group: string) => ReturnType<TestPlayer['call']>): Act =>
  async (sample) => {
    for (const group of ['party', sample.den, sample.club]) await expectGranted(leave(sample, group))
  }

const leaving = (query: string) => fromAll(({ ida }, group) => ida.call('POST', `/groups/${group}/leave?${query}`))

/** Whatever others, and Ida herself, find of her. */
type Remains = Awaited<ReturnType<typeof lookAround>>

const MEMBER: Remains = {
  party: { members: 3, isIn: true, quest: true },
  den: { members: 3, isIn: true, seats: 3, assigned: 2, approvals: 1, asked: 1 },
  club: { members: 3, managers: 1 },
  race: { memberCount: 2, participants: 2 },
  sprint: { isLed: true, memberCount: 1, copies: 1 },
  chat: { said: 'Good morning!', likes: 1 },
  letters: 2,
  profile: 200,
  own: {
    tasks: ['Read', 'Sweep'],
    linked: 1,
    letters: 2,
    groups: 3,
    notices: ['GROUP_TASK_ASSIGNED', 'GROUP_TASK_ASSIGNED'],
  },
}

/** In no group any more: seats, assignments and requests are free again, what she said stays, and her own challenge goes on. */
const OUTSIDER: Remains = {
  ...MEMBER,
  party: { members: 2, isIn: false, quest: false },
  den: { members: 2, isIn: false, seats: 2, assigned: 0, approvals: 0, asked: 0 },
  club: { members: 2, managers: 0 },
  race: { memberCount: 1, participants: 1 },
  own: { tasks: ['Read', 'Sweep'], linked: 0, letters: 2, groups: 0, notices: [] },
}

const GONE: Remains = {
  ...OUTSIDER,
  sprint: { ...OUTSIDER.sprint, isLed: false },
  profile: 404,
  own: { tasks: [], linked: 0, letters: 0, groups: 0, notices: [] },
}

/** docs/reference/rules.md 11.4, api 2.1 and 2.16; docs/decisions/100-what-a-deleted-player-leaves.md */
const ROWS: ReadonlyArray<readonly [act: string, Act, Remains]> = [
  ['nothing', async () => undefined, MEMBER],
  ['leaves every group', leaving(''), OUTSIDER],
  [
    'leaves every group without the tasks of its challenges',
    leaving('keep=remove-all'),
    { ...OUTSIDER, own: { ...OUTSIDER.own, tasks: ['Read'] } },
  ],
  [
    'leaves every group, and remains in its challenges',
    leaving('keepChallenges=remain-in-challenges'),
    { ...OUTSIDER, race: MEMBER.race, own: { ...OUTSIDER.own, linked: 1 } },
  ],
  [
    'is removed from every group',
    fromAll(({ maren, ida }, group) => maren.call('POST', `/groups/${group}/removeMember/${ida.id}`)),
    OUTSIDER,
  ],
  [
    'deletes the account',
    async ({ ida }) => void (await expectGranted(ida.call('DELETE', '/user', { body: { password: PASSWORD } }))),
    GONE,
  ],
  [
    'is deleted by staff',
    async ({ ida }, staff) => void (await expectGranted(staff.call('DELETE', `/members/${ida.id}`))),
    GONE,
  ],
  [
    'starts over',
    async ({ ida }) => void (await expectGranted(ida.call('POST', '/user/reset', { body: { password: PASSWORD } }))),
    { ...MEMBER, own: { ...MEMBER.own, tasks: ['Sweep'] } },
  ],
  [
    'is suspended',
    async ({ ida }, staff) =>
      void (await expectGranted(staff.call('PUT', `/hall/heroes/${ida.id}`, { body: { auth: { blocked: true } } }))),
    { ...MEMBER, own: { tasks: [], linked: 0, letters: 0, groups: 0, notices: [] } },
  ],
]

describe('what stays of a player among others', () => {
  let server: TestServer
  let staff: TestPlayer
  beforeAll(async () => {
    server = await startTestServer()
    staff = await registerPlayer(server)
    await patchUser(server, staff, (user) => ({ ...user, permissions: { fullAccess: true } }))
  })
  afterAll(() => server.stop())

  it.each(ROWS.map(([act, perform, found]) => ({ act, perform, found })))('who $act', async ({ perform, found }) => {
    const sample = await createSamples(server)
    await perform(sample, staff)
    await server.app.background.settled()
    expect(await lookAround(sample)).toEqual(found)
  })
})

const createSamples = async (server: TestServer): Promise<SampleGroups> => {
  const [ida, ben] = [await registerPlayer(server), await registerPlayer(server)]
  const { leader: maren } = await foundParty(server, ida, ben)
  const all = [maren, ida, ben]
  await inviteToQuest(server, maren, 'dustbunnies')
  await expectGranted(ida.call('POST', '/groups/party/quests/accept'))
  const den = await guildOf(server, all)
  await patchGroup(server, den, withPlan)
  const club = await guildOf(server, all)
  await expectGranted(maren.call('POST', `/groups/${club}/add-manager`, { body: { managerId: ida.id } }))
  await expectGranted(ida.call('POST', '/tasks/user', { body: { type: 'habit', text: 'Read' } }))
  const race = await challengeOf(maren, den, 'Sweep', [ida, ben])
  const sprint = await challengeOf(ida, den, 'Mop', [ben])
  await choreOf(maren, den, ida, false)
  const waiting = await choreOf(maren, den, ida, true)
  await expectGranted(ida.call('POST', `/tasks/${waiting}/score/up`))
  await expectGranted(ida.call('POST', `/groups/${den}/chat`, { body: { message: 'Good morning!' } }))
  const answer = await expectGranted(maren.call('POST', `/groups/${den}/chat`, { body: { message: 'Hello, Ida.' } }))
  const { id: liked } = answer.body.data['message'] as { readonly id: string }
  await expectGranted(ida.call('POST', `/groups/${den}/chat/${liked}/like`))
  await writeTo(ida, maren)
  await writeTo(maren, ida)
  return { ida, maren, ben, den, club, race, sprint }
}

const guildOf = async (server: TestServer, [leader, ...members]: readonly TestPlayer[]): Promise<string> => {
  if (leader === undefined) throw new Error('nobody leads it')
  await patchUser(server, leader, (user) => ({ ...user, balance: user.balance + 1 }))
  const body = { name: 'Oak', type: 'guild', privacy: 'private' }
  const id = String((await expectGranted(leader.call('POST', '/groups', { body }))).body.data['id'])
  for (const member of members) {
    await expectGranted(leader.call('POST', `/groups/${id}/invite`, { body: { uuids: [member.id] } }))
    await expectGranted(member.call('POST', `/groups/${id}/join`))
  }
  return id
}

const challengeOf = async (leader: TestPlayer, group: string, text: string, members: readonly TestPlayer[]) => {
  const body = { name: text, shortName: text, group }
  const id = String((await expectGranted(leader.call('POST', '/challenges', { body }))).body.data['id'])
  await expectGranted(leader.call('POST', `/tasks/challenge/${id}`, { body: { type: 'habit', text } }))
  for (const member of members) await expectGranted(member.call('POST', `/challenges/${id}/join`))
  return id
}

const choreOf = async (leader: TestPlayer, group: string, assignee: TestPlayer, requiresApproval: boolean) => {
  const body = { type: 'todo', text: 'Paint', requiresApproval }
  const id = String((await expectGranted(leader.call('POST', `/tasks/group/${group}`, { body }))).body.data['id'])
  await expectGranted(leader.call('POST', `/tasks/${id}/assign`, { body: [assignee.id] }))
  return id
}

type Listed = ReadonlyArray<{ readonly _id: string }>
type Fields = Readonly<Record<string, unknown>>

const lookAround = async ({ ida, maren, ben, den, club, race, sprint }: SampleGroups) => {
  const read = async (path: string, by = maren) => (await by.call('GET', path)).body.data as unknown
  const list = async (path: string, by = maren) => ((await read(path, by)) ?? []) as Listed
  const group = async (id: string) => (await read(`/groups/${id}`)) as Group
  const [party, house, circle] = [await group('party'), await group(den), await group(club)]
  const isIn = async (id: string) => (await list(`/groups/${id}/members`)).some(({ _id }) => _id === ida.id)
  const board = (await list(`/tasks/group/${den}`)) as unknown as ReadonlyArray<{ group: { assignedUsers: string[] } }>
  const chat = (await list(`/groups/${den}/chat`)) as unknown as ReadonlyArray<{
    uuid: string
    text: string
    likes: Fields
  }>
  const own = (await ida.call('GET', '/user')).body.data as unknown as User | undefined
  const running = (await read(`/challenges/${sprint}`)) as { leader: { _id: string } | null; memberCount: number }
  const tasks = (await list('/tasks/user', ida)) as unknown as ReadonlyArray<{ text: string; challenge: Fields }>
  return {
    party: { members: party.memberCount, isIn: await isIn('party'), quest: ida.id in party.quest.members },
    den: {
      members: house.memberCount,
      isIn: await isIn(den),
      seats: house.purchased.plan?.quantity,
      assigned: board.filter(({ group }) => group.assignedUsers.includes(ida.id)).length,
      approvals: (await list(`/approvals/group/${den}`)).length,
      asked: (await maren.user()).notifications.filter(({ type }) => type === 'GROUP_TASK_APPROVAL').length,
    },
    club: { members: circle.memberCount, managers: Object.keys(circle.managers).length },
    race: {
      memberCount: ((await read(`/challenges/${race}`)) as { memberCount: number }).memberCount,
      participants: (await list(`/challenges/${race}/members`)).length,
    },
    sprint: {
      isLed: running.leader?._id === ida.id,
      memberCount: running.memberCount,
      copies: (await ben.tasks()).filter(({ challenge }) => challenge.id === sprint).length,
    },
    chat: {
      said: chat.find(({ uuid }) => uuid === ida.id)?.text,
      likes: chat.filter(({ likes }) => likes[ida.id] === true).length,
    },
    letters: (await list('/inbox/messages')).length,
    profile: (await maren.call('GET', `/members/${ida.id}`)).status,
    own: {
      tasks: tasks.map(({ text }) => text).toSorted(),
      linked: tasks.filter(({ challenge }) => challenge.id !== undefined).length,
      letters: (await list('/inbox/messages', ida)).length,
      groups: own === undefined ? 0 : own.guilds.length + (own.party._id === undefined ? 0 : 1),
      notices:
        own === undefined
          ? []
          : own.notifications.map(({ type }) => type).filter((type) => type.startsWith('GROUP_TASK')),
    },
  }
}
