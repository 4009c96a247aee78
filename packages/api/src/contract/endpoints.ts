import type { Endpoint } from './endpoint.ts'
import { accountEndpoints } from './rows/accounts.ts'
import { classEndpoints } from './rows/classes.ts'
import { inventoryEndpoints } from './rows/inventory.ts'
import { notificationEndpoints } from './rows/notifications.ts'
import { peopleEndpoints } from './rows/people.ts'
import { readingEndpoints } from './rows/reading.ts'
import { shopEndpoints } from './rows/shops.ts'
import { tagEndpoints } from './rows/tags.ts'
import { taskEndpoints } from './rows/tasks.ts'
import { userEndpoints } from './rows/user.ts'
import { webhookEndpoints } from './rows/webhooks.ts'
import { worldEndpoints } from './rows/world.ts'

/** Every call of the API below its prefix, by name. Where two paths could match, the earlier row is taken. */
export const endpoints = {
  ...accountEndpoints,
  ...userEndpoints,
  ...classEndpoints,
  ...inventoryEndpoints,
  ...shopEndpoints,
  ...peopleEndpoints,
  ...taskEndpoints,
  ...tagEndpoints,
  ...notificationEndpoints,
  ...webhookEndpoints,
  ...worldEndpoints,
  ...readingEndpoints,
} as const

export type EndpointName = keyof typeof endpoints

/** The row of a name, whatever it asks and answers. */
export type AnyEndpoint = Endpoint<unknown, unknown, unknown, unknown>

const isEndpointName = (name: string): name is EndpointName => Object.hasOwn(endpoints, name)

export const endpointNames: ReadonlyArray<EndpointName> = Object.keys(endpoints).filter(isEndpointName)

/** A row for code that treats all rows alike: decoding makes sure that its codecs and functions fit each other. */
export const endpointNamed = (name: EndpointName): AnyEndpoint => endpoints[name] as unknown as AnyEndpoint
