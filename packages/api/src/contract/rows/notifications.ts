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
const NotificationIds = t.type({ notificationIds: Ids })

const sentOf = ({ ids }: { readonly ids: ReadonlyArray<string> }) => ({ body: { notificationIds: ids } })

/** docs/reference/api.md 2.14. */
export const notificationEndpoints = {
  getNotifications: get('/notifications', {
    auth: 'required',
    summary: 'The notifications of the player',
    response: List,
  }),
  readNotifications: post('/notifications/read', {
    auth: 'required',
    summary: 'Puts notifications away; answers those that are left',
    body: NotificationIds,
    response: List,
    command: { name: 'readNotifications', toParams: ({ body }) => ({ ids: body.notificationIds }), toRequest: sentOf },
  }),
  seeNotifications: post('/notifications/see', {
    auth: 'required',
    summary: 'Marks notifications as seen',
    body: NotificationIds,
    response: List,
    command: { name: 'seeNotifications', toParams: ({ body }) => ({ ids: body.notificationIds }), toRequest: sentOf },
  }),
  readNotification: post('/notifications/:id/read', {
    auth: 'required',
    summary: 'Puts one notification away; answers those that are left',
    response: List,
    command: {
      name: 'readNotifications',
      toParams: ({ params }) => ({ ids: [params.id] }),
      toRequest: sentOf,
      alternative: true,
    },
  }),
  seeNotification: post('/notifications/:id/see', {
    auth: 'required',
    summary: 'Marks one notification as seen',
    response: Notification,
    command: {
      name: 'seeNotifications',
      toParams: ({ params }) => ({ ids: [params.id] }),
      toRequest: sentOf,
      alternative: true,
    },
  }),
} as const
