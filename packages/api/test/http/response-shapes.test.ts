import { asKey, type EggKey, type FoodKey, type PetKey, type PotionKey } from '@daykeep/rules/model'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { registerPlayer, createClient, type TestResponse, PASSWORD, type TestPlayer } from '../../test-kit/client.ts'
import { shapeOf } from '../../test-kit/shape.ts'
import { patchUser } from '../../test-kit/documents/patch-user.ts'

type RecordedShape = { readonly id: string; readonly status: number; readonly fields: Readonly<Record<string, string>> }

const { cases } = JSON.parse(readFileSync(new URL('response-shapes.json', import.meta.url), 'utf8')) as {
  readonly cases: ReadonlyArray<RecordedShape>
}

const shapeById = (id: string): RecordedShape => {
  const shape = cases.find((each) => each.id === id)
  if (shape === undefined) throw new Error(`no recorded shape is called ${id}`)
  return shape
}

const CHECKLIST = [{ id: '2f8c5a0f-90c4-4f8e-9a8f-8d5c6c5e1d11', text: 'Buy a brush' }]
const REMINDERS = [
  {
    id: '2f8c5a0f-90c4-4f8e-9a8f-8d5c6c5e1d12',
    time: '2026-11-22T10:00:00.000Z',
    startDate: '2026-11-22T10:00:00.000Z',
  },
]

describe('the answers that tools of the ecosystem read', () => {
  let server: TestServer
  let player: TestPlayer
  beforeAll(async () => {
    server = await startTestServer()
    player = await registerPlayer(server, {})
    await patchUser(server, player, (user) => ({
      ...user,
      stats: { ...user.stats, gp: 1000, hp: 20, lvl: 13, points: 5 },
      flags: { ...user.flags, classSelected: true, armoireEnabled: true },
      items: {
        ...user.items,
        eggs: { [asKey<EggKey>('Wolf')]: 2 },
        hatchingPotions: { [asKey<PotionKey>('Base')]: 2 },
        food: { [asKey<FoodKey>('Meat')]: 5 },
        pets: { [asKey<PetKey>('Fox-Base')]: 5 },
      },
    }))
  })
  afterAll(() => server.stop())

  const create = (body: unknown) => player.call('POST', '/api/v3/tasks/user', { body })
  const created = async (body: unknown) => String((await create(body)).body.data['id'])

  const scoredDaily = async () => {
    const id = await created({ type: 'daily', text: 'Sweep' })
    await player.call('POST', `/api/v3/tasks/${id}/score/up`)
    return id
  }

  const cast = async (path: string) => {
    await patchUser(server, player, (user) => ({ ...user, stats: { ...user.stats, mp: 40 } }))
    return player.call('POST', path)
  }

  const CALLS: Readonly<Record<string, () => Promise<TestResponse>>> = {
    register: () =>
      createClient(server)('POST', '/api/v3/user/auth/local/register', {
        body: { username: 'recorded', email: 'recorded@example.org', password: PASSWORD, confirmPassword: PASSWORD },
      }),
    login: () =>
      createClient(server)('POST', '/api/v3/user/auth/local/login', {
        body: { username: player.username, password: PASSWORD },
      }),
    user: () => player.call('GET', '/api/v3/user'),
    'user-fields': () => player.call('GET', '/api/v3/user?userFields=stats,items.food'),
    'task-create-todo': () =>
      create({ type: 'todo', text: 'Paint', checklist: CHECKLIST, reminders: REMINDERS, date: '2026-11-30' }),
    'task-create-daily': () => create({ type: 'daily', text: 'Sweep' }),
    'task-create-habit': () => create({ type: 'habit', text: 'Read' }),
    'task-create-reward': () => create({ type: 'reward', text: 'Tea', value: 0 }),
    'task-create-list': () =>
      create([
        { type: 'habit', text: 'Read' },
        { type: 'todo', text: 'Paint' },
      ]),
    'score-habit-up': async () =>
      player.call('POST', `/api/v3/tasks/${await created({ type: 'habit', text: 'Read' })}/score/up`),
    'score-daily-up': async () =>
      player.call('POST', `/api/v3/tasks/${await created({ type: 'daily', text: 'Sweep' })}/score/up`),
    'score-reward': async () =>
      player.call('POST', `/api/v3/tasks/${await created({ type: 'reward', text: 'Tea', value: 0 })}/score/down`),
    tasks: () => player.call('GET', '/api/v3/tasks/user'),
    'task-update': async () => {
      const id = await created({ type: 'habit', text: 'Read' })
      await player.call('POST', `/api/v3/tasks/${id}/score/up`)
      return player.call('PUT', `/api/v3/tasks/${id}`, { body: { text: 'Read aloud' } })
    },
    'checklist-score': async () => {
      const body = { type: 'todo', text: 'Paint', checklist: CHECKLIST, reminders: REMINDERS, date: '2026-11-30' }
      return player.call('POST', `/api/v3/tasks/${await created(body)}/checklist/${CHECKLIST[0]?.id}/score`)
    },
    task: async () => player.call('GET', `/api/v3/tasks/${await scoredDaily()}`),
    'task-move': async () =>
      player.call('POST', `/api/v3/tasks/${await created({ type: 'todo', text: 'Paint' })}/move/to/0`),
    'task-delete': async () => player.call('DELETE', `/api/v3/tasks/${await created({ type: 'todo', text: 'Paint' })}`),
    'tag-create': () => player.call('POST', '/api/v3/tags', { body: { name: 'Garden' } }),
    tags: () => player.call('GET', '/api/v3/tags'),
    'reorder-tags': async () => {
      const tag = await player.call('POST', '/api/v3/tags', { body: { name: 'Garden' } })
      return player.call('POST', '/api/v3/reorder-tags', { body: { tagId: tag.body.data['id'], to: 0 } })
    },
    sleep: () => player.call('POST', '/api/v3/user/sleep'),
    allocate: () => player.call('POST', '/api/v3/user/allocate?stat=int'),
    'cast-self': () => cast('/api/v3/user/class/cast/defensiveStance'),
    'cast-party': () => cast('/user/class/cast/valorousPresence'),
    'cast-task': () => cast('/api/v3/user/class/cast/fireball'),
    'webhook-create': () => player.call('POST', '/api/v3/user/webhook', { body: { url: 'https://example.org/' } }),
    webhooks: async () => {
      await player.call('POST', '/api/v3/user/webhook', { body: { url: 'https://example.org/' } })
      return player.call('GET', '/api/v3/user/webhook')
    },
    'buy-health-potion': () => player.call('POST', '/api/v3/user/buy-health-potion'),
    'inventory-buy': () => player.call('GET', '/api/v3/user/inventory/buy'),
    'in-app-rewards': () => player.call('GET', '/api/v3/user/in-app-rewards'),
    hatch: () => player.call('POST', '/api/v3/user/hatch/Wolf/Base'),
    feed: () => player.call('POST', '/api/v3/user/feed/Fox-Base/Meat'),
    'equip-pet': () => player.call('POST', '/api/v3/user/equip/pet/Fox-Base'),
    'buy-gear': () => player.call('POST', '/api/v3/user/buy-gear/weapon_warrior_0'),
    'buy-armoire': () => player.call('POST', '/api/v3/user/buy-armoire'),
    'bulk-score': async () =>
      player.call('POST', '/tasks/bulk-score', {
        body: [{ id: await created({ type: 'habit', text: 'Read' }), direction: 'up' }],
      }),
    'notifications-read-unknown': () =>
      player.call('POST', '/api/v3/notifications/2f8c5a0f-90c4-4f8e-9a8f-8d5c6c5e1d11/read'),
    'model-error': () => create({ type: 'todo', text: '' }),
    content: () => createClient(server)('GET', '/api/v3/content'),
    'world-state': () => createClient(server)('GET', '/api/v3/world-state'),
    status: () => createClient(server)('GET', '/api/v3/status'),
    cron: () => player.call('POST', '/api/v3/cron'),
    'revive-refused': () => player.call('POST', '/api/v3/user/revive'),
  }

  it.each(Object.keys(CALLS))('%s has every recorded field, of the same type', async (id) => {
    const { status, fields } = shapeById(id)
    const response = await CALLS[id]?.()
    expect(response?.status).toBe(status)
    const shape = shapeOf(response?.body)
    const expected = Object.entries(fields).filter(([path]) => !isLeftOut(path))
    const missing = expected.filter(([path, type]) => !fits(shape, path, type))
    expect(
      missing.map(([path, type]) => `${path}: ${type}, not ${[...(shape.get(path) ?? ['nothing'])].join('|')}`),
    ).toEqual([])
  })
})

/** What depends on the day, on dice, or on what the recorded account had done before; what belongs to a party; the token. */
const LEFT_OUT: ReadonlyArray<RegExp> = [
  /notifications\[\]/,
  /foodSeason$/,
  /^data\[\]\.(?:season|specialClass)$/,
  /^data\._tmp\.drop/,
  /^data\.(?:user\.)?party\._id$/,
  /^data\.(?:user\.)?flags\.thirdPartyTools$/,
  /^data\.user\.apiToken$/,
]

const isLeftOut = (path: string): boolean => LEFT_OUT.some((each) => each.test(path))

/** `*` stands for the keys of a map; one that is empty here cannot show what its entries look like. */
const fits = (shape: ReadonlyMap<string, ReadonlySet<string>>, path: string, type: string): boolean => {
  const allowed = new Set(type.split('|'))
  const isAllowed = (actual: string) => allowed.has(actual) || (actual === 'isoDate' && allowed.has('string'))
  const types = path.endsWith('.*') ? entriesBelow(shape, path.slice(0, -1)) : shape.get(path)
  return types !== undefined && [...types].every(isAllowed)
}

const entriesBelow = (shape: ReadonlyMap<string, ReadonlySet<string>>, start: string): ReadonlySet<string> =>
  new Set([...shape].flatMap(([path, types]) => (path.startsWith(start) ? [...types] : [])))
