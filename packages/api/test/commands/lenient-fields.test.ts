import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'

describe('what known clients send', () => {
  let server: TestServer
  let player: TestPlayer
  beforeAll(async () => {
    server = await startTestServer()
    player = await registerPlayer(server)
  })
  afterAll(() => server.stop())

  it.each([
    [0.10000000149011612, 0.1],
    ['0.10000000149011612', 0.1],
    [1.5, 1.5],
  ])('priority %j is stored as %d', async (priority, stored) => {
    const response = await player.call('POST', '/tasks/user', { body: { type: 'todo', text: 'Read', priority } })
    expect(response).toMatchObject({ status: 201, body: { data: { priority: stored } } })
    const changed = await player.call('PUT', `/tasks/${String(response.body.data['id'])}`, { body: { priority } })
    expect(changed).toMatchObject({ status: 200, body: { data: { priority: stored } } })
  })

  it('a priority between the four is refused', async () => {
    const response = await player.call('POST', '/tasks/user', { body: { type: 'todo', text: 'Read', priority: 0.11 } })
    expect(response.status).toBe(400)
  })

  it('numbers are texts where a text is expected', async () => {
    const task = { type: 'todo', text: 7, notes: 8, checklist: [{ text: 9 }] }
    const { status, body } = await player.call('POST', '/tasks/user', { body: task })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ text: '7', notes: '8', checklist: [{ text: '9' }] })
    const path = `/tasks/${String(body.data['id'])}/checklist`
    const added = await player.call('POST', path, { body: { text: 10 } })
    expect(added).toMatchObject({ status: 200, body: { data: { checklist: [{ text: '9' }, { text: '10' }] } } })
  })

  it('a reward without a price costs nothing (api 3.2)', async () => {
    const response = await player.call('POST', '/tasks/user', { body: { type: 'reward', text: 'Tea' } })
    expect(response).toMatchObject({ status: 201, body: { data: { value: 0 } } })
  })

  it('a list of tasks stands in its own order on top of the others', async () => {
    const body = ['One', 'Two', 'Three'].map((text) => ({ type: 'daily', text }))
    await player.call('POST', '/tasks/user', { body })
    expect((await player.tasks('dailys')).map(({ text }) => text).slice(0, 3)).toEqual(['One', 'Two', 'Three'])
  })

  it('a direction that there is not is told before an unknown task is', async () => {
    const response = await player.call('POST', '/tasks/no-such-task/score/sideways')
    expect(response).toMatchObject({ status: 400, body: { key: 'directionUpDown' } })
  })

  it('tags without an id are new ones', async () => {
    const response = await player.call('PUT', '/user', { body: { tags: [{ name: 'Home' }, { name: 'Garden' }] } })
    expect(response.status).toBe(200)
    const { tags } = await player.user()
    expect(tags.map(({ name }) => name)).toEqual(['Home', 'Garden'])
    expect(new Set(tags.map(({ id }) => id)).size).toBe(2)
    for (const { id } of tags) expect(id).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('a day start that is no number is refused by its field, with the reason', async () => {
    const response = await player.call('POST', '/user/custom-day-start', { body: { dayStart: 'noon' } })
    const message = 'An hour is needed: a whole number from 0 to 23.'
    expect(response).toMatchObject({ status: 400, body: { errors: [{ param: 'dayStart', message }] } })
  })
})
