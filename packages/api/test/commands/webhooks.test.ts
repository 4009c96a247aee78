import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { registerPlayer } from '../../test-kit/client.ts'

const ID = '2f8c5a0f-90c4-4f8e-9a8f-2f8c5a0f1d11'
const url = 'http://localhost:5678/webhook/tasks'

describe('webhooks', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  it('are made with what was left out filled in', async () => {
    const player = await registerPlayer(server)
    const response = await player.call('POST', '/user/webhook', { body: { id: ID, url, options: { weather: true } } })
    expect(response).toMatchObject({
      status: 201,
      body: {
        data: {
          id: ID,
          url,
          type: 'taskActivity',
          label: '',
          enabled: true,
          failures: 0,
          createdAt: '2026-11-21T12:00:00.000Z',
          updatedAt: '2026-11-21T12:00:00.000Z',
        },
      },
    })
    expect(response.body.data['options']).toEqual({
      created: false,
      updated: false,
      deleted: false,
      checklistScored: false,
      scored: true,
    })
    expect((await player.call('GET', '/user/webhook')).body.data).toEqual([response.body.data])
    expect((await player.user()).webhooks).toEqual([response.body.data])
  })

  it('have an id of their own each', async () => {
    const player = await registerPlayer(server)
    await player.call('POST', '/user/webhook', { body: { id: ID, url } })
    const again = await player.call('POST', '/user/webhook', { body: { id: ID, url } })
    expect(again).toMatchObject({ status: 400, body: { key: 'webhookIdAlreadyTaken' } })
    await player.call('POST', '/user/webhook', { body: { url } })
    expect(new Set((await player.user()).webhooks.map(({ id }) => id)).size).toBe(2)
  })

  it('are changed in part', async () => {
    const player = await registerPlayer(server)
    await player.call('POST', '/user/webhook', { body: { id: ID, url, options: { created: true } } })
    const changed = await player.call('PUT', `/user/webhook/${ID}`, {
      body: { label: 'Bell', enabled: false, options: { scored: false } },
    })
    expect(changed).toMatchObject({
      status: 200,
      body: { data: { id: ID, url, label: 'Bell', enabled: false, options: { created: true, scored: false } } },
    })
  })

  it('are taken away; those that remain are told', async () => {
    const player = await registerPlayer(server)
    await player.call('POST', '/user/webhook', { body: { id: ID, url } })
    const other = await player.call('POST', '/user/webhook', { body: { url } })
    const remaining = await player.call('DELETE', `/user/webhook/${ID}`)
    expect(remaining).toMatchObject({ status: 200, body: { data: [{ id: other.body.data['id'] }] } })
  })
})
