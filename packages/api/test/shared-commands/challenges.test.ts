import type { Challenge, SharedTask } from '@daykeep/rules/model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { itRefusesTogether } from '../../test-kit/it-refuses-together.ts'
import { expectGranted, foundParty } from '../../test-kit/party.ts'
import { patchUser } from '../../test-kit/documents/patch-user.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { makeChallenge, startChallenge } from '../../test-kit/chat-and-challenges.ts'

const NOBODY = 'c38c5a0f-90c4-4f8e-9a8f-8d5c6c5e1d11'

describe('a challenge', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  it('gives each participant a copy of its tasks, also of later ones', async () => {
    const party = await foundParty(server)
    const { id, task } = await startChallenge(party)
    const member = party.members[0]
    expect(await member.tasks()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ text: 'Sweep', challenge: { id, taskId: task, shortName: 'Spring' } }),
      ]),
    )
    await expectGranted(party.leader.call('POST', `/tasks/challenge/${id}`, { body: { type: 'todo', text: 'Mop' } }))
    expect((await member.tasks()).map(({ text }) => text)).toContain('Mop')
    expect((await member.user()).tags).toEqual(expect.arrayContaining([expect.objectContaining({ id })]))
  })

  it('changes and deletes the tasks of its participants', async () => {
    const party = await foundParty(server)
    const { task } = await startChallenge(party)
    const copy = async () => (await party.members[0].tasks()).find(({ challenge }) => challenge.taskId === task)
    await expectGranted(party.leader.call('PUT', `/tasks/${task}`, { body: { text: 'Sweep twice' } }))
    expect(await copy()).toMatchObject({ text: 'Sweep twice' })
    await expectGranted(party.leader.call('DELETE', `/tasks/${task}`))
    expect(await copy()).toMatchObject({ challenge: { broken: 'TASK_DELETED' } })
  })

  it('hands on the items of its checklists, and keeps an order of its own', async () => {
    const party = await foundParty(server)
    const { leader, members } = party
    const { id, task } = await startChallenge(party, { type: 'daily', text: 'Sweep', checklist: [{ text: 'Hall' }] })
    await expectGranted(leader.call('POST', `/tasks/challenge/${id}`, { body: { type: 'daily', text: 'Mop' } }))
    await expectGranted(leader.call('POST', `/tasks/${task}/checklist`, { body: { text: 'Stairs' } }))
    const copy = (await members[0].tasks()).find(({ challenge }) => challenge.taskId === task)
    expect(copy).toMatchObject({ checklist: [{ text: 'Hall' }, { text: 'Stairs' }] })
    await expectGranted(leader.call('POST', `/tasks/${task}/move/to/0`))
    const tasks = (await members[0].call('GET', `/tasks/challenge/${id}`)).body.data as unknown as SharedTask[]
    expect(tasks.map(({ text }) => text)).toEqual(['Sweep', 'Mop'])
    expect(await members[0].call('POST', `/tasks/${task}/move/to/0`)).toMatchObject({ status: 401 })
  })

  it('is won by a participant, who gets the prize, and ends', async () => {
    const party = await foundParty(server)
    const [winner] = party.members
    await patchUser(server, party.leader, (user) => ({ ...user, balance: 2 }))
    const id = await makeChallenge(party.leader, { prize: 4 })
    expect((await party.leader.user()).balance).toBe(1)
    await expectGranted(winner.call('POST', `/challenges/${id}/join`))
    await expectGranted(party.leader.call('POST', `/challenges/${id}/selectWinner/${winner.id}`))
    expect(await winner.user()).toMatchObject({ balance: 1, achievements: { challenges: ['Spring cleaning'] } })
    expect((await winner.user()).notifications.map(({ type }) => type)).toContain('WON_CHALLENGE')
    expect(await server.app.store.get<Challenge>('challenges', id)).toBeUndefined()
  })

  it('follows the scores of its participants', async () => {
    const party = await foundParty(server)
    const { task } = await startChallenge(party)
    const copy = (await party.members[0].tasks()).find(({ challenge }) => challenge.taskId === task)
    await expectGranted(party.members[0].call('POST', `/tasks/${copy?.id}/score/up`))
    await server.app.background.settled()
    const original = await server.app.store.get<SharedTask>('sharedTasks', task)
    expect(original?.body).toMatchObject({ value: 1 })
  })

  it('leaves its tasks with those who leave it, unless told otherwise', async () => {
    const party = await foundParty(server)
    const { id } = await startChallenge(party)
    await expectGranted(party.members[0].call('POST', `/challenges/${id}/leave`, { body: { keep: 'remove-all' } }))
    expect((await party.members[0].tasks()).map(({ text }) => text)).not.toContain('Sweep')
  })

  it('is cloned with its tasks', async () => {
    const party = await foundParty(server)
    const { id } = await startChallenge(party)
    const body = { name: 'Again', shortName: 'Again', group: 'party' }
    const cloned = await party.leader.call('POST', `/challenges/${id}/clone`, { body })
    expect(cloned.body.data).toMatchObject({
      clonedTasks: [{ text: 'Sweep' }],
      clonedChallenge: {
        name: 'Again',
        memberCount: 0,
        leader: { id: party.leader.id },
        group: { name: 'The Oak Table' },
      },
    })
  })
})

const newChallenge = { name: 'Spring', shortName: 'Spring', group: 'PARTY' }
const winner = `POST /challenges/${NOBODY}/selectWinner/MEMBER`

itRefusesTogether('challenges', [
  [
    'outsider',
    'POST /challenges',
    'no group is named',
    400,
    'invalidReqParams',
    { body: { ...newChallenge, group: '' }, field: 'group' },
  ],
  ['outsider', 'POST /challenges', 'they are not in the group', 404, 'groupNotFound', { body: newChallenge }],
  [
    'leader',
    'POST /challenges',
    'there is no such group',
    404,
    'groupNotFound',
    { body: { ...newChallenge, group: NOBODY } },
  ],
  [
    'leader',
    'POST /challenges',
    'its summary is too long',
    400,
    'invalidReqParams',
    { body: { ...newChallenge, summary: 'x'.repeat(251) }, field: 'summary' },
  ],
  [
    'leader',
    'POST /challenges',
    'its short name is too short',
    400,
    'invalidReqParams',
    { body: { ...newChallenge, shortName: 'ab' }, field: 'shortName' },
  ],
  ['leader', 'POST /challenges', 'the prize is too dear', 401, 'cantAfford', { body: { ...newChallenge, prize: 4 } }],
  [
    'leader',
    'POST /challenges',
    'everybody may join and nothing is won',
    401,
    'tavChalsMinPrize',
    { body: { ...newChallenge, group: 'habitrpg' } },
  ],
  [
    'leader',
    'POST /challenges',
    'it is official',
    401,
    'noPrivAccess',
    { body: { ...newChallenge, categories: [{ slug: 'habitica_official', name: 'official' }] } },
  ],
  ['leader', `POST /challenges/${NOBODY}/join`, 'there is none', 404, 'challengeNotFound'],
  ['leader', 'POST /challenges/first/join', 'it is no id', 400, 'invalidReqParams', { field: 'challengeId' }],
  ['leader', `POST /challenges/${NOBODY}/leave`, 'there is none', 404, 'challengeNotFound'],
  [
    'leader',
    `POST /challenges/${NOBODY}/leave`,
    'what becomes of tasks is unclear',
    400,
    'invalidReqParams',
    { body: { keep: 'some' }, field: 'keep' },
  ],
  ['leader', `PUT /challenges/${NOBODY}`, 'there is none', 404, 'challengeNotFound', { body: { name: 'Autumn' } }],
  ['leader', `DELETE /challenges/${NOBODY}`, 'there is none', 404, 'challengeNotFound'],
  ['leader', winner, 'there is none', 404, 'challengeNotFound'],
  [
    'leader',
    `POST /challenges/${NOBODY}/selectWinner/ann`,
    'it is no id',
    400,
    'invalidReqParams',
    { field: 'winnerId' },
  ],
  ['leader', `POST /challenges/${NOBODY}/flag`, 'there is none', 404, 'challengeNotFound'],
  ['leader', `POST /challenges/${NOBODY}/clearflags`, 'there is none', 404, 'challengeNotFound'],
  ['leader', `POST /challenges/${NOBODY}/clone`, 'there is none', 404, 'challengeNotFound', { body: newChallenge }],
  [
    'leader',
    `POST /tasks/challenge/${NOBODY}`,
    'there is none',
    404,
    'challengeNotFound',
    { body: { type: 'todo', text: 'Mop' } },
  ],
])
