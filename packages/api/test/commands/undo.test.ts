import type { User } from '@daykeep/rules/model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
import { expectGranted, foundParty } from '../../test-kit/party.ts'
import { patchTask } from '../../test-kit/documents/patch-task.ts'
import { patchUser } from '../../test-kit/documents/patch-user.ts'
import { startChallenge } from '../../test-kit/chat-and-challenges.ts'
import { startTestServer, TODAY, type TestServer } from '../../test-kit/test-server.ts'

const counted = (turn: number) => ({ headers: { 'x-daykeep-turn': String(turn), 'x-daykeep-at': String(TODAY) } })

describe('undoing', () => {
  let server: TestServer
  let player: TestPlayer
  let task: string
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  const begin = async () => {
    player = await registerPlayer(server)
    const response = await player.call('POST', '/tasks/user', { body: { type: 'habit', text: 'Read' } })
    task = String(response.body.data['id'])
  }
  const undo = (turn: number, options = {}) => player.call('POST', `/user/undo/${turn}`, options)

  it('stores what was before, and answers with the act', async () => {
    await begin()
    const before = await player.user()
    await player.call('POST', `/tasks/${task}/score/up`)
    const { body } = await undo(1)
    expect(body.data).toEqual({ command: 'scoreTask', subject: { task, direction: 'up' } })
    const { stats, items, achievements } = await player.user()
    expect({ stats, items, achievements }).toEqual({
      stats: before.stats,
      items: before.items,
      achievements: before.achievements,
    })
    expect((await player.tasks())[0]).toMatchObject({ value: 0, history: [] })
  })

  it('brings a deleted task back, and takes a made one away', async () => {
    await begin()
    await player.call('DELETE', `/tasks/${task}`)
    await undo(1)
    expect((await player.tasks()).map(({ text }) => text)).toEqual(['Read'])
    await undo(0)
    expect(await player.tasks()).toEqual([])
  })

  it('is answered with the new acts alone where a client has those of before, and with all of them to a retry', async () => {
    await begin()
    const act = (path: string, turn: number) =>
      player.call('POST', path, { headers: { ...counted(turn).headers, 'x-daykeep-acts': 'new' } })
    const changedBy = async (path: string, turn: number) => {
      const { acts, user } = (await act(path, turn)).body.changed ?? {}
      return {
        turns: acts?.turns,
        added: acts?.added.map((each) => each.turn),
        user: user?.acts?.map((each) => each.turn),
      }
    }
    const score = `/tasks/${task}/score/up`
    expect(await changedBy(score, 1)).toEqual({ turns: [0, 1], added: [1] })
    expect(await changedBy(score, 2)).toEqual({ turns: [0, 1, 2], added: [2] })
    expect(await changedBy('/user/undo/2', 3)).toEqual({ turns: [0, 1], added: [] })
    expect(await changedBy('/user/undo/2', 3)).toEqual({ user: [0, 1] })
  })

  it('is offered to our own client, and to others by the name of the field', async () => {
    await begin()
    const fieldsFor = async (path: string, client: string) =>
      Object.keys((await player.call('GET', path, { headers: { 'x-client': client } })).body.data)
    expect(await fieldsFor('/user', 'daykeep-web')).toContain('acts')
    expect(await fieldsFor('/user', 'widget')).not.toContain('acts')
    expect(await fieldsFor('/user?userFields=acts', 'widget')).toContain('acts')
  })

  it('counts once, however often it is sent', async () => {
    await begin()
    await player.call('POST', `/tasks/${task}/score/up`, counted(1))
    const first = await undo(1, counted(2))
    expect((await undo(1, counted(2))).body.data).toEqual(first.body.data)
    expect((await undo(1, counted(3))).body).toMatchObject({ key: 'undoTooLate' })
  })

  it('is refused where another device has gone on', async () => {
    await begin()
    await player.call('POST', `/tasks/${task}/score/up`)
    await player.call('POST', `/tasks/${task}/score/up`)
    expect((await undo(1)).body).toMatchObject({ key: 'undoFirst', success: false })
  })

  const lastAct = async () => (await server.app.store.get<User>('users', player.id))?.body.acts?.at(-1)?.turn ?? -1
  const undoLast = async () => (await undo(await lastAct())).body.key

  it('is refused for what was paid with gems', async () => {
    await begin()
    await patchUser(server, player, (user) => ({ ...user, balance: 5 }))
    await expectGranted(player.call('POST', '/user/purchase/eggs/Wolf'))
    expect(await undoLast()).toBe('undoPaid')
  })

  it('is refused for a new beginning, which says so beforehand', async () => {
    await begin()
    await expectGranted(player.call('POST', '/user/reset', { body: { password: PASSWORD } }))
    expect(await undoLast()).toBe('undoForGood')
  })

  it('is refused for what reached others', async () => {
    const party = await foundParty(server)
    const { task: original } = await startChallenge(party)
    player = party.members[0]
    const copy = (await player.tasks()).find(({ challenge }) => challenge.taskId === original)
    await expectGranted(player.call('POST', `/tasks/${copy?.id}/score/up`))
    expect(await undoLast()).toBe('undoReachesOthers')
    expect((await player.tasks()).find(({ id }) => id === copy?.id)).toMatchObject({ value: 1 })
  })

  it('is refused for more than is recorded', async () => {
    await begin()
    const notes = Array.from({ length: 6 }, () => ({ type: 'todo', text: 'Read', notes: 'x'.repeat(10_000) }))
    const { data } = (await expectGranted(player.call('POST', '/tasks/user', { body: notes }))).body
    for (const { id } of data as unknown as ReadonlyArray<{ readonly id: string }>)
      await expectGranted(player.call('POST', `/tasks/${id}/score/up`))
    await expectGranted(player.call('POST', '/tasks/clearCompletedTodos'))
    expect(await undoLast()).toBe('undoTooLarge')
  })

  it('is refused where staff changed the same meanwhile', async () => {
    await begin()
    await player.call('POST', `/tasks/${task}/score/up`)
    await patchTask(server, task, (found) => ({ ...found, value: 9 }))
    expect(await undoLast()).toBe('undoChangedSince')
    expect((await player.tasks())[0]).toMatchObject({ value: 9 })
  })
})
