import type { CommandName } from '@daykeep/rules'
import type { SharedCommandName } from '@daykeep/rules/shared-commands'
import type * as t from 'io-ts'
import type { Endpoint, Input, RequestPartsOf } from './endpoint.ts'
import { adminEndpoints } from './rows/admin.ts'
import { accountEndpoints } from './rows/accounts.ts'
import { boardPageEndpoints } from './shared-rows/board-pages.ts'
import { challengePageEndpoints } from './shared-rows/challenge-pages.ts'
import { calendarFeedEndpoints } from './rows/calendar-feed.ts'
import { classEndpoints } from './rows/classes.ts'
import { boardCommandEndpoints } from './shared-rows/board-commands.ts'
import { challengeCommandEndpoints } from './shared-rows/challenge-commands.ts'
import { chatCommandEndpoints } from './shared-rows/chat-commands.ts'
import { memberCommandEndpoints } from './shared-rows/member-commands.ts'
import { emailEndpoints } from './rows/emails.ts'
import { exportEndpoints } from './rows/exports.ts'
import { groupEndpoints } from './shared-rows/group-commands.ts'
import { groupPageEndpoints } from './shared-rows/group-pages.ts'
import { hallEndpoints } from './rows/hall.ts'
import { inventoryEndpoints } from './rows/inventory.ts'
import { liveEndpoints } from './rows/live.ts'
import { memberEndpoints } from './rows/members.ts'
import { newsEndpoints } from './rows/news.ts'
import { notificationEndpoints } from './rows/notifications.ts'
import { socialEndpoints } from './rows/social.ts'
import { pushEndpoints } from './rows/push.ts'
import { questEndpoints } from './shared-rows/quest-commands.ts'
import { paymentEndpoints } from './payment-rows/payments.ts'
import { secondFactorEndpoints } from './rows/second-factor.ts'
import { signInEndpoints } from './rows/sign-in.ts'
import { amazonEndpoints } from './payment-rows/amazon.ts'
import { appStoreEndpoints } from './payment-rows/app-stores.ts'
import { paypalEndpoints } from './payment-rows/paypal.ts'
import { stripeEndpoints } from './payment-rows/stripe.ts'
import { publicationEndpoints } from './rows/publications.ts'
import { shopEndpoints } from './rows/shops.ts'
import { tagEndpoints } from './rows/tags.ts'
import { toolEndpoints } from './tool-rows/index.ts'
import { taskEndpoints } from './rows/tasks.ts'
import { userEndpoints } from './rows/user.ts'
import { webhookEndpoints } from './rows/webhooks.ts'
import { worldEndpoints } from './rows/world.ts'

/** Every endpoint by name. Where two paths match, the first counts. */
export const endpoints = {
  ...accountEndpoints,
  ...signInEndpoints,
  ...secondFactorEndpoints,
  ...userEndpoints,
  ...classEndpoints,
  ...inventoryEndpoints,
  ...shopEndpoints,
  ...socialEndpoints,
  ...groupEndpoints,
  ...questEndpoints,
  ...groupPageEndpoints,
  ...memberEndpoints,
  ...liveEndpoints,
  ...challengePageEndpoints,
  ...boardPageEndpoints,
  ...hallEndpoints,
  ...paymentEndpoints,
  ...stripeEndpoints,
  ...paypalEndpoints,
  ...amazonEndpoints,
  ...appStoreEndpoints,
  ...adminEndpoints,
  ...chatCommandEndpoints,
  ...memberCommandEndpoints,
  ...challengeCommandEndpoints,
  ...boardCommandEndpoints,
  ...taskEndpoints,
  ...tagEndpoints,
  ...notificationEndpoints,
  ...webhookEndpoints,
  ...pushEndpoints,
  ...worldEndpoints,
  ...publicationEndpoints,
  ...exportEndpoints,
  ...calendarFeedEndpoints,
  ...emailEndpoints,
  ...newsEndpoints,
  ...toolEndpoints,
} as const

export type EndpointName = keyof typeof endpoints

type Endpoints = typeof endpoints

/** What a request to an endpoint decodes to. */
export type InputOf<Name extends EndpointName> = Input<
  t.TypeOf<Endpoints[Name]['params']>,
  t.TypeOf<Endpoints[Name]['query']>,
  t.TypeOf<Endpoints[Name]['body']>
>

/** What a client sends to an endpoint. */
export type RequestOf<Name extends EndpointName> = RequestPartsOf<
  t.TypeOf<Endpoints[Name]['params']>,
  t.TypeOf<Endpoints[Name]['body']>
>

/** What `data` of an endpoint's envelope holds. */
export type ResponseOf<Name extends EndpointName> = t.TypeOf<Endpoints[Name]['response']>

/** The command that an endpoint executes; never for endpoints without one. */
export type CommandOf<Name extends EndpointName> = NonNullable<Endpoints[Name]['command']>['name']

export type CommandEndpointName = {
  [Name in EndpointName]: [CommandOf<Name>] extends [never] ? never : Name
}[EndpointName]

/** The shared command that an endpoint executes; never for endpoints without one. */
export type SharedOf<Name extends EndpointName> = NonNullable<Endpoints[Name]['shared']>['name']

export type SharedEndpointName = {
  [Name in EndpointName]: [SharedOf<Name>] extends [never] ? never : Name
}[EndpointName]

/** An endpoint of whatever types. */
export type AnyEndpoint = Endpoint<unknown, unknown, unknown, unknown, CommandName, SharedCommandName>

const isEndpointName = (name: string): name is EndpointName => Object.hasOwn(endpoints, name)

export const endpointNames: ReadonlyArray<EndpointName> = Object.keys(endpoints).filter(isEndpointName)

/** A row for code that treats all rows alike: decoding makes sure that its codecs and functions fit each other. */
export const endpointNamed = (name: EndpointName): AnyEndpoint => endpoints[name] as unknown as AnyEndpoint
