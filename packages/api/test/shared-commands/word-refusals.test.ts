import { asKey, type QuestKey, TAVERN, type User } from '@daykeep/rules/model'
import { A_PLAN } from '@daykeep/rules/test-kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { itRefusesTogether, type PartyScene } from '../../test-kit/it-refuses-together.ts'
import { expectGranted, foundParty } from '../../test-kit/party.ts'
import { patchGroup, withPlan } from '../../test-kit/documents/patch-group.ts'
import { patchUser } from '../../test-kit/documents/patch-user.ts'
import { registerPlayer } from '../../test-kit/client.ts'
import { onSquare, SQUARE } from '../../test-kit/square.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { onBoard } from '../../test-kit/chat-and-challenges.ts'

const challenge = (changes: object) => ({
  body: { group: SQUARE, name: 'Spring', shortName: 'Spring', summary: 'A race', ...changes },
  before: onSquare,
})

/** The plan that the group of the receiver has reserves gems for its leader. */
const withoutGems = async ({ server, party, leader, member }: PartyScene) => {
  await patchGroup(server, party, (group) => ({
    ...group,
    leaderOnly: { ...group.leaderOnly, getGems: true },
    purchased: { plan: A_PLAN },
  }))
  await patchUser(server, leader, (user) => ({ ...user, balance: 5 }))
  const throughGroup = (user: User): User => ({
    ...user,
    stats: { ...user.stats, gp: 100 },
    purchased: {
      ...user.purchased,
      plan: { ...user.purchased.plan, customerId: 'group-plan', planId: 'group_plan_auto' },
    },
  })
  await patchUser(server, member, throughGroup)
}

const withHardScroll = ({ server, leader }: PartyScene) =>
  patchUser(server, leader, (user) => ({
    ...user,
    stats: { ...user.stats, lvl: 1 },
    items: { ...user.items, quests: { [asKey<QuestKey>('atom1')]: 1 } },
  }))

itRefusesTogether('words and figures', [
  [
    'leader',
    `POST /groups/${TAVERN}/chat`,
    'a word is not said here',
    400,
    'bannedWordUsed',
    { body: { message: 'Oh damn.' } },
  ],
  [
    'leader',
    'POST /challenges',
    'a word is not said here',
    400,
    'challengeBannedWords',
    challenge({ name: 'Damn race' }),
  ],
  [
    'leader',
    'POST /members/transfer-gems',
    'a plan keeps gems from them',
    401,
    'groupPolicyCannotGetGems',
    { before: withoutGems, body: { toUserId: 'MEMBER', gemAmount: 4 } },
  ],
  [
    'member',
    'POST /user/purchase/gems/gem',
    'a plan keeps gems from them, also for gold',
    401,
    'groupPolicyCannotGetGems',
    { before: withoutGems },
  ],
  [
    'leader',
    'POST /groups/PARTY/quests/invite/atom1',
    'it is for higher levels',
    401,
    'questLevelTooHigh',
    { before: withHardScroll },
  ],
])

describe('a slur', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  it.each([
    ['a message', 'bannedSlurUsed', () => [`/groups/${TAVERN}/chat`, { message: 'You retard' }] as const],
    [
      'a challenge',
      'challengeBannedSlurs',
      (group: string) =>
        ['/challenges', { group, name: 'You retard', shortName: 'Spring', summary: 'A race' }] as const,
    ],
  ])('in %s is refused, and its author writes to nobody any more', async (_, key, request) => {
    const party = await foundParty(server)
    const { leader, members } = party
    await onSquare({ ...party, server, party: party.id, member: members[0], outsider: await registerPlayer(server) })
    const [path, body] = request(SQUARE)
    expect(await leader.call('POST', path, { body })).toMatchObject({ status: 400, body: { key } })
    const after = await leader.call('POST', '/groups/party/chat', { body: { message: 'Hello' } })
    expect(after).toMatchObject({ status: 401, body: { key: 'chatPrivilegesRevoked' } })
    expect((await members[0].call('GET', '/groups/party/chat')).body.data).toEqual([])
  })
})

describe('work that waits for approval', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  it('is asked for once, and approved once', async () => {
    const party = await foundParty(server)
    const { leader, members } = party
    const [ida] = members
    const task = await onBoard(server, party, { type: 'todo', text: 'Paint', requiresApproval: true })
    await expectGranted(leader.call('POST', `/tasks/${task}/assign`, { body: [ida.id] }))
    await patchGroup(server, party.id, withPlan)
    await expectGranted(ida.call('POST', `/tasks/${task}/score/up`))
    expect((await ida.call('POST', `/tasks/${task}/score/up`)).body.key).toBe('taskRequiresApproval')
    await expectGranted(leader.call('POST', `/tasks/${task}/approve/${ida.id}`))
    expect((await leader.call('POST', `/tasks/${task}/approve/${ida.id}`)).body.key).toBe('canOnlyApproveTaskOnce')
    const approvals = (await leader.user()).notifications.filter(({ type }) => type === 'GROUP_TASK_APPROVAL')
    expect(approvals).toEqual([])
  })
})
