import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpointNamed, endpointNames, pathParamNames } from '../../src/contract/index.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { registerPlayer, type TestPlayer } from '../../test-kit/client.ts'

/** These end the login that the test runs on, or answer without an end. */
const ENDING = new Set(['deleteUser', 'updatePassword', 'endLogin', 'live'])

const WORDS = [
  'habit',
  'daily',
  'todo',
  'up',
  'down',
  'Wolf',
  'Base',
  'gear',
  'potion',
  'eggs',
  'pets',
  'heal',
  'greeting',
  'healer',
  'skin.ddc994',
  '__proto__',
  'constructor',
  '-1',
  '1e9',
]
const FIELDS = [
  'type',
  'text',
  'value',
  'priority',
  'tags',
  'checklist',
  'repeat',
  'stats',
  'name',
  'dayStart',
  'username',
  'email',
  'quantity',
  'url',
  'options',
  'enabled',
]
const ASKED = ['stat', 'amount', 'type', 'dueDate', 'lang', 'userFields', 'filter', 'class', 'targetId', 'path', 'keep']

const word = fc.oneof(fc.constantFrom(...WORDS), fc.string({ minLength: 1, maxLength: 8 }), fc.uuid())
const leaf = fc.oneof(word, fc.double(), fc.boolean(), fc.constant(null), fc.constant([]), fc.constant({}))
const garbage = fc.oneof(
  fc.dictionary(fc.oneof(fc.constantFrom(...FIELDS), word), fc.oneof(leaf, fc.array(leaf, { maxLength: 3 })), {
    maxKeys: 6,
  }),
  fc.array(fc.dictionary(fc.constantFrom(...FIELDS, 'id', 'direction'), leaf, { maxKeys: 5 }), { maxLength: 3 }),
  leaf,
)

describe('garbage', () => {
  let server: TestServer
  let player: TestPlayer
  beforeAll(async () => {
    server = await startTestServer()
    player = await registerPlayer(server)
  })
  afterAll(() => server.stop())

  it.each(endpointNames.filter((name) => !ENDING.has(name)))(
    'never breaks %s: the answer is a grant or a refusal with a reason',
    async (name) => {
      const { method, path, also } = endpointNamed(name)
      const call = fc.record({
        path: fc.constantFrom(path, ...also),
        parts: fc.array(word, { minLength: 3, maxLength: 3 }),
        query: fc.dictionary(fc.constantFrom(...ASKED), word, { maxKeys: 3 }),
        body: garbage,
      })
      const law = fc.asyncProperty(call, async ({ path, parts, query, body }) => {
        const filled = pathParamNames(path).reduce(
          (text, part, index) => text.replace(`:${part}`, encodeURIComponent(parts[index] ?? '')),
          path,
        )
        const options = method === 'GET' ? {} : { body }
        const response = await player.call(method, `${filled}?${new URLSearchParams(query).toString()}`, options)
        expect(response.status, `${filled} ${JSON.stringify({ query, body, heard: response.body })}`).toBeLessThan(500)
        if (response.status >= 400)
          expect(response.body).toMatchObject({
            success: false,
            error: expect.any(String) as unknown,
            message: expect.any(String) as unknown,
          })
      })
      await fc.assert(law, { numRuns: 40 })
    },
  )

  it('leaves the player in a shape that every client can read', async () => {
    expect((await player.call('GET', '/user')).status).toBe(200)
    expect((await player.call('GET', '/tasks/user')).status).toBe(200)
  })
})
