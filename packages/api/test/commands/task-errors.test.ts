import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { registerPlayer, type TestPlayer } from '../../test-kit/client.ts'

describe('the faults of a task', () => {
  let server: TestServer
  let player: TestPlayer
  beforeAll(async () => {
    server = await startTestServer()
    player = await registerPlayer(server)
  })
  afterAll(() => server.stop())

  const paths = async (method: 'POST' | 'PUT', path: string, body: unknown) => {
    const { status, body: error } = await player.call(method, path, { body })
    return [status, error.errors?.map(({ param }) => param)]
  }

  it('are told by the path that the client wrote', async () => {
    const task = await player.call('POST', '/tasks/user', { body: { type: 'habit', text: 'Read' } })
    expect(await paths('POST', '/tasks/user', { type: 'habit', text: 'x', priority: 7 })).toEqual([400, ['priority']])
    expect(await paths('POST', '/tasks/user', [{ type: 'habit', text: 'x', priority: 7 }])).toEqual([
      400,
      ['0.priority'],
    ])
    expect(await paths('PUT', `/tasks/${String(task.body.data['id'])}`, { priority: 7 })).toEqual([400, ['priority']])
  })

  it('change nothing', async () => {
    const before = await player.tasks()
    await paths('POST', '/tasks/user', [
      { type: 'habit', text: 'good' },
      { type: 'habit', text: 'x', priority: 7 },
    ])
    expect(await player.tasks()).toEqual(before)
  })
})
