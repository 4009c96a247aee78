import * as t from 'io-ts'
import { endpointsOf } from '../endpoint.ts'
import { Webhook } from '../wire.ts'

const { get, post, put, remove } = endpointsOf('webhooks')

const FIELDS = ['url', 'type', 'label', 'enabled', 'options'] as const

/** What is said of a webhook, as it is: each fault of it has its own refusal. */
const Fields = t.partial({ url: t.unknown, type: t.unknown, label: t.string, enabled: t.unknown, options: t.unknown })
const New = t.intersection([Fields, t.partial({ id: t.string })])

const fieldsOf = (body: t.TypeOf<typeof Fields>) =>
  Object.fromEntries(FIELDS.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])))

type OneWebhook = { readonly webhook: string }

/** Reference, api 2.3. */
export const webhookEndpoints = {
  getWebhooks: get('/user/webhook', {
    who: 'player',
    summary: 'The addresses that are told what happens to the player',
    answer: t.readonlyArray(Webhook),
  }),
  createWebhook: post('/user/webhook', {
    who: 'player',
    summary: 'Adds a webhook; unless told otherwise it hears of scored tasks',
    body: New,
    answer: Webhook,
    status: 201,
    plays: {
      command: 'createWebhook',
      paramsOf: ({ body }) => ({ ...fieldsOf(body), ...(body.id === undefined ? {} : { id: body.id }) }),
      sentOf: (webhook: t.TypeOf<typeof New>) => ({ body: webhook }),
    },
  }),
  updateWebhook: put('/user/webhook/:id', {
    who: 'player',
    summary: 'Changes a webhook; options are changed one by one',
    body: Fields,
    answer: Webhook,
    plays: {
      command: 'updateWebhook',
      paramsOf: ({ params, body }) => ({ webhook: params.id, ...fieldsOf(body) }),
      sentOf: ({ webhook, ...fields }: OneWebhook) => ({ params: { id: webhook }, body: fields }),
    },
  }),
  deleteWebhook: remove('/user/webhook/:id', {
    who: 'player',
    summary: 'Takes a webhook away; answers those that remain',
    answer: t.readonlyArray(Webhook),
    plays: {
      command: 'deleteWebhook',
      paramsOf: ({ params }) => ({ webhook: params.id }),
      sentOf: ({ webhook }: OneWebhook) => ({ params: { id: webhook } }),
    },
  }),
} as const
