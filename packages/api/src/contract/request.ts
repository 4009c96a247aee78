import type { CommandName, commands, ParamsOf } from '@daykeep/rules'
import { type AnyEndpoint, endpointNamed, endpointNames } from './endpoints.ts'
import type { Endpoint, Method, Sent } from './endpoint.ts'
import { HEADERS, PREFIXES } from './headers.ts'

/** A request of any client, before somebody sends it. `body` is JSON. */
export type HttpRequest = {
  readonly method: Method
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** The request of an endpoint, with the path's parts and the query filled in. */
export const requestTo = (
  endpoint: Pick<AnyEndpoint | Endpoint<never, never, never>, 'method' | 'path'>,
  sent: Sent = {},
): HttpRequest => ({
  method: endpoint.method,
  path: `${PREFIXES.v4}${filled(endpoint.path, sent.params ?? {})}${queryOf(sent.query ?? {})}`,
  headers: sent.timezoneOffset === undefined ? {} : { [HEADERS.timezoneOffset]: String(sent.timezoneOffset) },
  ...(sent.body === undefined ? {} : { body: sent.body }),
})

/** The request that plays a command on the server. Application specification, section 7. */
export const requestFor = <Name extends CommandName>(
  name: Name,
  params: ParamsOf<(typeof commands)[Name]>,
): HttpRequest => {
  const endpoint = endpointPlaying(name)
  if (endpoint?.plays === undefined) throw new Error(`no endpoint plays ${name}`)
  const sentOf = endpoint.plays.sentOf as (params: unknown) => Sent
  return requestTo(endpoint, sentOf(params))
}

/** The endpoint by which clients of ours play a command. */
export const endpointPlaying = (command: string): AnyEndpoint | undefined => BY_COMMAND.get(command)

const BY_COMMAND: ReadonlyMap<string, AnyEndpoint> = new Map(
  endpointNames
    .map(endpointNamed)
    .flatMap((endpoint) =>
      endpoint.plays === undefined || endpoint.plays.alternative ? [] : [[endpoint.plays.command, endpoint]],
    ),
)

const filled = (path: string, params: Readonly<Record<string, string | number>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))

const queryOf = (query: Readonly<Record<string, string | number | undefined>>): string => {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}
