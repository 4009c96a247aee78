import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
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
    const made = await player.call('POST', '/tasks/user', { body: { type: 'habit', text: 'Read' } })
    task = String(made.body.data['id'])
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
})
