import type { CommandName, ParamsOf } from '@daykeep/rules'
import type { AnyEndpoint } from './endpoints.ts'
import { playerEndpoints } from './player-endpoints.ts'
import type { Endpoint, Method, RequestParts } from './endpoint.ts'
import { HEADERS, PREFIXES } from './headers.ts'

/** A request before it is sent. `body` is JSON. */
export type HttpRequest = {
  readonly method: Method
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** The HTTP request of an endpoint. */
export const toHttpRequest = (
  endpoint: Pick<AnyEndpoint | Endpoint<never, never, never>, 'method' | 'path'>,
  sent: RequestParts = {},
): HttpRequest => ({
  method: endpoint.method,
  path: `${PREFIXES.v4}${fillPath(endpoint.path, sent.params ?? {})}${toQueryString(sent.query ?? {})}`,
  headers: sent.timezoneOffset === undefined ? {} : { [HEADERS.timezoneOffset]: String(sent.timezoneOffset) },
  ...(sent.body === undefined ? {} : { body: sent.body }),
})

/** The HTTP request that executes a command. docs/reference/application.md 7. */
export const toCommandRequest = <Name extends CommandName>(name: Name, params: ParamsOf<Name>): HttpRequest => {
  const endpoint = endpointOfCommand(name)
  if (endpoint?.command === undefined) throw new Error(`no endpoint plays ${name}`)
  const sentOf = endpoint.command.toRequest as (params: unknown) => RequestParts
  return toHttpRequest(endpoint, sentOf(params))
}

/** The endpoint of a command for clients of ours. */
export const endpointOfCommand = (command: string): AnyEndpoint | undefined => BY_COMMAND.get(command)

const BY_COMMAND: ReadonlyMap<string, AnyEndpoint> = new Map(
  (Object.values(playerEndpoints) as unknown as ReadonlyArray<AnyEndpoint>).flatMap((endpoint) =>
    endpoint.command === undefined || endpoint.command.alternative ? [] : [[endpoint.command.name, endpoint]],
  ),
)

const fillPath = (path: string, params: Readonly<Record<string, string | number>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))

const toQueryString = (query: Readonly<Record<string, string | number | undefined>>): string => {
  const input = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return input.length === 0 ? '' : `?${new URLSearchParams(input).toString()}`
}
