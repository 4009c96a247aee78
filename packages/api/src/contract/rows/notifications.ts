import * as t from 'io-ts'
import { endpointsOf } from '../endpoint.ts'
import { Notification } from '../wire.ts'

const { get, post } = endpointsOf('notifications')

const List = t.readonlyArray(Notification)

const Ids = new t.Type<ReadonlyArray<string>, ReadonlyArray<string>, unknown>(
  'Ids',
  (input): input is ReadonlyArray<string> => Array.isArray(input),
  (input, context) =>
    Array.isArray(input) && input.every((id) => typeof id === 'string')
      ? t.success(input)
      : t.failure(input, context, 'notificationsRequired'),
  t.identity,
)
const Named = t.type({ notificationIds: Ids })

const sentOf = ({ ids }: { readonly ids: ReadonlyArray<string> }) => ({ body: { notificationIds: ids } })

/** Reference, api 2.14. */
export const notificationEndpoints = {
  getNotifications: get('/notifications', { who: 'player', summary: 'The notifications of the player', answer: List }),
  readNotifications: post('/notifications/read', {
    who: 'player',
    summary: 'Puts notifications away; answers those that are left',
    body: Named,
    answer: List,
    plays: { command: 'readNotifications', paramsOf: ({ body }) => ({ ids: body.notificationIds }), sentOf },
  }),
  seeNotifications: post('/notifications/see', {
    who: 'player',
    summary: 'Marks notifications as seen',
    body: Named,
    answer: List,
    plays: { command: 'seeNotifications', paramsOf: ({ body }) => ({ ids: body.notificationIds }), sentOf },
  }),
  readNotification: post('/notifications/:id/read', {
    who: 'player',
    summary: 'Puts one notification away; answers those that are left',
    answer: List,
    plays: {
      command: 'readNotifications',
      paramsOf: ({ params }) => ({ ids: [params.id] }),
      sentOf,
      alternative: true,
    },
  }),
  seeNotification: post('/notifications/:id/see', {
    who: 'player',
    summary: 'Marks one notification as seen',
    answer: Notification,
    plays: {
      command: 'seeNotifications',
      paramsOf: ({ params }) => ({ ids: [params.id] }),
      sentOf,
      alternative: true,
    },
  }),
} as const
