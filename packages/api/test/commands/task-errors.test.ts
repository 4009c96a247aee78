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
    return [status, error.message, error.errors?.map(({ path: field, param }) => field ?? param)]
  }

  it('name its type, and the path that the client wrote (api 1.5, 2.6)', async () => {
    const response = await player.call('POST', '/tasks/user', { body: { type: 'habit', text: 'Read' } })
    const path = `/tasks/${String(response.body.data['id'])}`
    const habit = [400, 'habit validation failed', ['priority']]
    expect(await paths('POST', '/tasks/user', { type: 'habit', text: 'x', priority: 7 })).toEqual(habit)
    expect(await paths('POST', '/tasks/user', [{ type: 'habit', text: 'x', priority: 7 }])).toEqual(habit)
    expect(await paths('PUT', path, { priority: 7 })).toEqual(habit)
    const two = [
      { type: 'daily', text: 'x' },
      { type: 'daily', text: 'y', startDate: 'soon' },
    ]
    expect(await paths('POST', '/tasks/user', two)).toEqual([400, 'daily validation failed', ['1.startDate']])
  })

  it.each([
    ['date', { type: 'todo', date: 'soon' }],
    ['startDate', { type: 'daily', startDate: 'soon' }],
    ['attribute', { type: 'habit', attribute: 'luck' }],
    ['notes', { type: 'reward', notes: true }],
    ['_id', { type: 'habit', _id: 7 }],
  ])('are told of %s', async (field, task) => {
    const response = await player.call('POST', '/tasks/user', { body: { text: 'x', ...task } })
    expect(response).toMatchObject({ status: 400, body: { error: 'BadRequest', errors: [{ path: field }] } })
    expect(response.body.message).toBe(`${task.type} validation failed`)
  })

  it('are none in fields that its type does not have, or that say null', async () => {
    const ignored = { frequency: 'hourly', everyX: null, startDate: 'soon', value: null, up: 'maybe' }
    const response = await player.call('POST', '/tasks/user', {
      body: { type: 'todo', text: 'x', notes: null, ...ignored },
    })
    expect(response).toMatchObject({ status: 201, body: { data: { notes: '', value: 0 } } })
    const changed = await player.call('PUT', `/tasks/${String(response.body.data['id'])}`, { body: ignored })
    expect(changed.status).toBe(200)
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
