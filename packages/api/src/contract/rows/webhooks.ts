import * as t from 'io-ts'
import { endpointsOf } from '../endpoint.ts'
import { Webhook } from '../wire.ts'

const { get, post, put, remove } = endpointsOf('webhooks')

const FIELD_NAMES = ['url', 'type', 'label', 'enabled', 'options'] as const

/** Fields of a webhook, not decoded here: each has a refusal of its own in rules. */
const WebhookFields = t.partial({
  url: t.unknown,
  type: t.unknown,
  label: t.string,
  enabled: t.unknown,
  options: t.unknown,
})
const NewWebhook = t.intersection([WebhookFields, t.partial({ id: t.string })])

/** One try to reach a webhook. `failure`: why it was not received. `failures`: tries of the same delivery before it. */
const WebhookTry = t.type({
  id: t.string,
  at: t.string,
  webhookType: t.string,
  type: t.union([t.string, t.null]),
  failure: t.union([t.string, t.null]),
  failures: t.number,
  isRetried: t.boolean,
})

const fieldsOf = (body: t.TypeOf<typeof WebhookFields>) =>
  Object.fromEntries(FIELD_NAMES.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])))

/** docs/reference/api.md 2.3. The secret: docs/decisions/097-signed-webhooks.md; tries: docs/decisions/106-webhook-tries.md */
export const webhookEndpoints = {
  getWebhooks: get('/user/webhook', {
    auth: 'required',
    summary: 'The addresses that are told what happens to the player',
    response: t.readonlyArray(Webhook),
  }),
  webhookSecret: get('/user/webhook/:id/secret', {
    auth: 'required',
    summary: 'The secret with which deliveries to a webhook are signed',
    response: t.type({ secret: t.string }),
  }),
  webhookTries: get('/user/webhook/:id/tries', {
    auth: 'required',
    summary: 'The last tries to reach a webhook, the newest first',
    response: t.readonlyArray(WebhookTry),
  }),
  tryWebhook: post('/user/webhook/:id/try', {
    auth: 'required',
    summary: 'Sends a webhook a body of type "test" at once, also while it is off, and answers whether it was received',
    response: WebhookTry,
  }),
  createWebhook: post('/user/webhook', {
    auth: 'required',
    summary: 'Adds a webhook; unless told otherwise it hears of scored tasks',
    body: NewWebhook,
    response: Webhook,
    status: 201,
    command: {
      name: 'createWebhook',
      toParams: ({ body }) => ({ ...fieldsOf(body), ...(body.id === undefined ? {} : { id: body.id }) }),
      toRequest: (webhook) => ({ body: webhook }),
    },
  }),
  updateWebhook: put('/user/webhook/:id', {
    auth: 'required',
    summary: 'Changes a webhook; options are changed one by one',
    body: WebhookFields,
    response: Webhook,
    command: {
      name: 'updateWebhook',
      toParams: ({ params, body }) => ({ webhook: params.id, ...fieldsOf(body) }),
      toRequest: ({ webhook, ...fields }) => ({ params: { id: webhook }, body: fields }),
    },
  }),
  deleteWebhook: remove('/user/webhook/:id', {
    auth: 'required',
    summary: 'Takes a webhook away; answers those that remain',
    response: t.readonlyArray(Webhook),
    command: {
      name: 'deleteWebhook',
      toParams: ({ params }) => ({ webhook: params.id }),
      toRequest: ({ webhook }) => ({ params: { id: webhook } }),
    },
  }),
} as const
