import * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aUser, idOf, NOON } from '../../test-kit/index.ts'
import { Webhook, WEBHOOK_TYPES } from '../model/index.ts'
import { createWebhook } from './create-webhook.ts'
import { deleteWebhook, updateWebhook } from './update-webhook.ts'
import type { WebhookFields } from './webhook-fields.ts'

const context = { now: NOON, seed: 'seed' }
const hook = idOf('hook')

const anyFields: fc.Arbitrary<WebhookFields> = fc.record(
  {
    url: fc.oneof(fc.constant('https://hooks.example.org'), fc.string(), fc.constant(7)),
    type: fc.oneof(fc.constantFrom<unknown>(...WEBHOOK_TYPES), fc.constant('gossip')),
    enabled: fc.oneof(fc.boolean(), fc.constant('yes')),
    options: fc.oneof(fc.constant({ scored: true }), fc.constant({ groupId: idOf('guild') }), fc.anything()),
  },
  { requiredKeys: [] },
)

const EDGES: [WebhookFields, WebhookFields][] = [
  [{ url: 'https://a.example' }, {}],
  [{ url: 'https://a.example' }, { type: 'groupChatReceived', options: null }],
  [
    { url: 'https://a.example', type: 'groupChatReceived', options: { groupId: idOf('guild') } },
    { type: 'userActivity' },
  ],
]

describe('a webhook, whatever a client says of it', () => {
  it('always is one that the game reads, or is refused and leaves no trace; and goes as it came', () => {
    const law = fc.property(anyFields, anyFields, (fields, changes) => {
      const created = createWebhook(context)({ id: hook, ...fields })(aUser())
      if (E.isLeft(created)) return
      const { state } = created.right
      expect(state.webhooks.map((each) => E.isRight(Webhook.decode(JSON.parse(JSON.stringify(each)))))).toEqual([true])
      const updated = updateWebhook(context)({ webhook: hook, ...changes })(state)
      const after = E.isRight(updated) ? updated.right.state : state
      expect(after.webhooks.map((each) => [each.id, E.isRight(Webhook.decode(each))])).toEqual([[hook, true]])
      const removed = deleteWebhook()({ webhook: hook })(after)
      expect(E.isRight(removed) && removed.right.state).toEqual(aUser())
    })
    fc.assert(law, { examples: EDGES })
  })
})
