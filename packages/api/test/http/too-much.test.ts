import { LIMITS } from '@daykeep/rules/model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpointNamed, endpointNames, pathParamNames } from '../../src/contract/index.ts'
import { schemaOf } from '../../src/openapi/schema-of.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { createClient, registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
import { patchTask } from '../../test-kit/documents/patch-task.ts'
import { patchUser } from '../../test-kit/documents/patch-user.ts'

type Schema = { readonly properties?: object; readonly allOf?: ReadonlyArray<Schema> }

const fieldsOf = ({ properties = {}, allOf = [] }: Schema): ReadonlyArray<string> => [
  ...Object.keys(properties),
  ...allOf.flatMap(fieldsOf),
]

/** The one field that holds more: an export of a player. */
const LARGER = 'exportFile'

/** Of more than 10 MB the body parser says so; this passes it. */
const LONG = 'x'.repeat(9_900_000)

const HALF = LONG.slice(LONG.length / 2)

const memory = (): number => process.memoryUsage().rss

describe('too much of everything', () => {
  let server: TestServer
  let player: TestPlayer
  beforeAll(async () => {
    server = await startTestServer()
    player = await registerPlayer(server)
  })
  afterAll(() => server.stop())

  const calls = endpointNames.flatMap((name) => {
    const { method, path, body, signed = false } = endpointNamed(name)
    if (method === 'GET' || signed) return []
    const fields = fieldsOf(schemaOf(body))
    return (fields.length === 0 ? ['anything'] : fields.filter((field) => field !== LARGER)).map((field) => ({
      method,
      path,
      field,
    }))
  })

  it('is refused by each call in each field, and leaves nothing behind in memory', async () => {
    const send = async ({ method, path, field }: (typeof calls)[number]) => {
      const filled = pathParamNames(path).reduce((text, name) => text.replace(`:${name}`, 'x'), path)
      const response = await player.call(method, filled, { raw: `{"${field}":"${LONG}"}` })
      expect(response, `${method} ${path} ${field}`).toMatchObject({ status: 400, body: { key: 'invalidReqParams' } })
      expect(response.body.errors).toContainEqual({
        param: field,
        message: expect.stringMatching(/^At most [\d,]+ characters fit here\.$/) as string,
      })
    }
    for (const call of calls.slice(0, 5)) await send(call)
    const before = memory()
    for (const call of calls) await send(call)
    expect(memory() - before).toBeLessThan(400_000_000)
  })

  it('is refused as a whole where a payment provider would sign it', async () => {
    for (const name of endpointNames.filter((each) => endpointNamed(each).signed)) {
      const response = await createClient(server)('POST', endpointNamed(name).path, { raw: `{"id":"${LONG}"}` })
      expect(response, name).toMatchObject({ status: 404, body: { key: 'paymentProviderUnknown' } })
    }
  })

  it('cannot be left behind by strangers who log in', async () => {
    const login = () =>
      createClient(server)('POST', '/user/auth/local/login', { raw: `{"username":"${HALF}","password":"${HALF}"}` })
    await login()
    const before = memory()
    for (let call = 0; call < 30; call += 1) expect((await login()).status).toBe(400)
    expect(memory() - before).toBeLessThan(300_000_000)
  }, 30_000)

  it('is refused where a player fills something bit by bit', async () => {
    const hook = (index: number) =>
      player.call('POST', '/user/webhook', { body: { url: `https://example.org/${index}` } })
    for (let index = 0; index < LIMITS.webhooks; index += 1) expect((await hook(index)).status).toBe(201)
    const refused = await hook(LIMITS.webhooks)
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'webhooks' }] } })
    expect(refused.body.errors?.[0]?.message).toContain(String(LIMITS.webhooks))
    expect(await player.call('PUT', '/user', { body: many(LIMITS.map + 1) })).toMatchObject({ status: 400 })
    const tasks = Array.from({ length: LIMITS.list + 1 }, () => ({ type: 'todo', text: 'x' }))
    expect(await player.call('POST', '/tasks/user', { body: tasks })).toMatchObject({ status: 400 })
  })

  it('is read and made smaller when an older release let it in', async () => {
    const owner = await registerPlayer(server)
    const response = await owner.call('POST', '/tasks/user', { body: { type: 'todo', text: 'Pack' } })
    const id = String(response.body.data['id'])
    const items = Array.from({ length: 300 }, (_, index) => ({ id: `item-${index}`, text: 'x', completed: false }))
    await patchTask(server, id, (task) => (task.type === 'todo' ? { ...task, text: LONG, checklist: items } : task))
    await patchUser(server, owner, (user) => ({ ...user, profile: { ...user.profile, blurb: LONG } }))
    expect((await owner.call('GET', '/user')).status).toBe(200)
    expect((await owner.call('GET', `/tasks/${id}`)).status).toBe(200)
    expect((await owner.call('POST', `/tasks/${id}/score/up`)).status).toBe(200)
    expect((await owner.call('DELETE', `/tasks/${id}/checklist/item-7`)).status).toBe(200)
    expect(await owner.call('POST', `/tasks/${id}/checklist`, { body: { text: 'y' } })).toMatchObject({ status: 400 })
    expect((await owner.call('PUT', `/tasks/${id}`, { body: { text: 'Pack' } })).status).toBe(200)
    expect((await owner.call('PUT', '/user', { body: { 'profile.blurb': 'short' } })).status).toBe(200)
  })
})

const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`flags.tour.hint${index}`, 1]))
