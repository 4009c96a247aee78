import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aServer, type TestServer } from './kit/a-server.ts'
import { aPlayerOf, type TestPlayer } from './kit/calls.ts'

describe('the faults of a task', () => {
  let server: TestServer
  let player: TestPlayer
  beforeAll(async () => {
    server = await aServer()
    player = await aPlayerOf(server)
  })
  afterAll(() => server.stop())

  const paths = async (method: 'POST' | 'PUT', path: string, body: unknown) => {
    const { status, body: said } = await player.call(method, path, { body })
    return [status, said.errors?.map(({ param }) => param)]
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
