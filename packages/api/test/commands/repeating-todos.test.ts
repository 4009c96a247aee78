import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerPlayer } from '../../test-kit/client.ts'
import { startTestServer, TODAY, type TestServer } from '../../test-kit/test-server.ts'

describe('a to-do that repeats', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  const todo = { type: 'todo', text: 'Bins', recurrence: { type: 'every', count: 1, unit: 'week' } }

  it('is stored with the next one when it is completed, and both are told', async () => {
    const player = await registerPlayer(server)
    const id = String((await player.call('POST', '/tasks/user', { body: todo })).body.data['id'])
    const turn = { 'x-daykeep-turn': '1', 'x-daykeep-at': String(TODAY) }
    const { body } = await player.call('POST', `/tasks/${id}/score/up`, { headers: turn })
    const changed = (body as unknown as { changed: { tasks: ReadonlyArray<{ id: string; completed: boolean }> } })
      .changed
    expect(changed.tasks.map(({ completed }) => String(completed)).toSorted()).toEqual(['false', 'true'])
    const open = await player.tasks()
    expect(open).toMatchObject([{ text: 'Bins', completed: false, recurrence: todo.recurrence }])
    expect(open[0]?.id).not.toBe(id)
  })

  it.each([
    ['a number of times', { type: 'times', times: 2, per: 'week' }],
    ['no number', { type: 'every', count: 0, unit: 'week' }],
  ])('is refused with %s', async (_, recurrence) => {
    const player = await registerPlayer(server)
    const { status, body } = await player.call('POST', '/tasks/user', { body: { ...todo, recurrence } })
    expect([status, body.message]).toEqual([400, expect.stringContaining('validation failed')])
  })
})
