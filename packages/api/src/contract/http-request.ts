import type { AnyEndpoint } from './endpoints.ts'
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
  parts: RequestParts = {},
): HttpRequest => ({
  method: endpoint.method,
  path: `${PREFIXES.v4}${fillPath(endpoint.path, parts.params ?? {})}${toQueryString(parts.query ?? {})}`,
  headers: parts.timezoneOffset === undefined ? {} : { [HEADERS.timezoneOffset]: String(parts.timezoneOffset) },
  ...(parts.body === undefined ? {} : { body: parts.body }),
})

/** The HTTP requests of the commands among some endpoints; `undefined` for others. docs/reference/application.md 7. */
export const commandRequests = (endpoints: object): ((name: string, params: unknown) => HttpRequest | undefined) => {
  const byCommand = endpointsByCommand(endpoints)
  return (name, params) => {
    const endpoint = byCommand.get(name)
    if (endpoint?.command === undefined) return undefined
    return toHttpRequest(endpoint, (endpoint.command.toRequest as (params: unknown) => RequestParts)(params))
  }
}

/** The endpoints of commands for clients of ours. */
export const endpointsByCommand = (endpoints: object): ReadonlyMap<string, AnyEndpoint> =>
  new Map(
    (Object.values(endpoints) as ReadonlyArray<AnyEndpoint>).flatMap((endpoint) =>
      endpoint.command === undefined || endpoint.command.alternative ? [] : [[endpoint.command.name, endpoint]],
    ),
  )

const fillPath = (path: string, params: Readonly<Record<string, string | number>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))

const toQueryString = (query: Readonly<Record<string, string | number | undefined>>): string => {
  const input = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return input.length === 0 ? '' : `?${new URLSearchParams(input).toString()}`
}
