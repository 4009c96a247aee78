import type * as t from 'io-ts'
import { namesIn } from '../endpoint.ts'
import { type AnyEndpoint, endpointNamed, endpointNames } from '../endpoints.ts'
import { envelopeOf, ErrorBody } from '../envelope.ts'
import { HEADERS, PREFIXES } from '../headers.ts'
import { WireTask, WireUser } from '../wire.ts'
import { type Schema, schemaOf } from './schema-of.ts'

/** Codecs that many endpoints share: written once, referred to by name. */
const SHARED: ReadonlyMap<t.Mixed, string> = new Map<t.Mixed, string>([
  [WireUser, 'User'],
  [WireTask, 'Task'],
])

/** The OpenAPI 3.1 document of the whole contract. */
export const openApiDocument = (version: string): Schema => ({
  openapi: '3.1.0',
  info: { title: 'Daykeep', version, description: 'What the web app calls, and what tools may call.' },
  servers: [{ url: PREFIXES.v4 }, { url: PREFIXES.v3, description: 'The same calls, counted: 30 a minute' }],
  paths: pathsOf(),
  components: {
    schemas: {
      ...Object.fromEntries([...SHARED].map(([codec, name]) => [name, schemaOf(codec)])),
      Error: schemaOf(ErrorBody),
    },
    securitySchemes: {
      user: { type: 'apiKey', in: 'header', name: HEADERS.user },
      key: { type: 'apiKey', in: 'header', name: HEADERS.key },
    },
  },
})

const pathsOf = (): Schema => {
  const paths: Record<string, Record<string, Schema>> = {}
  for (const name of endpointNames) {
    const endpoint = endpointNamed(name)
    for (const path of [endpoint.path, ...endpoint.also]) {
      const id = path === endpoint.path ? name : `${name}-${path.replaceAll(/\W+/g, '-').slice(1)}`
      const place = (paths[openPath(path)] ??= {})
      place[endpoint.method.toLowerCase()] = operationOf(id, endpoint, path)
    }
  }
  return paths
}

/** `/tasks/:taskId` as OpenAPI writes it. */
export const openPath = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}')

const operationOf = (operationId: string, endpoint: AnyEndpoint, path: string): Schema => ({
  operationId,
  tags: [endpoint.area],
  summary: endpoint.summary,
  ...(endpoint.who === 'anyone' ? { security: [] } : { security: securityOf(endpoint) }),
  parameters: [...namesIn(path).map(pathParameter), ...queryParameters(endpoint), ...turnHeaders(endpoint)],
  ...(endpoint.method === 'GET' || endpoint.body.name === 'Nothing'
    ? {}
    : { requestBody: { content: { 'application/json': { schema: schemaOf(endpoint.body) } } } }),
  responses: {
    [endpoint.status]: {
      description: 'Granted',
      content: { 'application/json': { schema: answerSchema(endpoint.answer) } },
    },
    default: {
      description: 'Refused',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  },
})

const securityOf = ({ who }: AnyEndpoint) => [{ user: [], key: [] }, ...(who === 'either' ? [{}] : [])]

const pathParameter = (name: string): Schema => ({ name, in: 'path', required: true, schema: { type: 'string' } })

const queryParameters = ({ query }: AnyEndpoint): ReadonlyArray<Schema> => {
  const { properties = {} } = schemaOf(query) as { readonly properties?: Schema }
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema }))
}

/** Commands of clients that count turns themselves. */
const turnHeaders = ({ plays }: AnyEndpoint): ReadonlyArray<Schema> =>
  plays === undefined
    ? []
    : [HEADERS.turn, HEADERS.at].map((name) => ({ name, in: 'header', schema: { type: 'integer', minimum: 0 } }))

const answerSchema = (answer: t.Mixed): Schema => {
  const shared = SHARED.get(answer)
  const data = shared === undefined ? schemaOf(answer) : { $ref: `#/components/schemas/${shared}` }
  const [base, ...rest] = (schemaOf(envelopeOf(answer)) as { readonly allOf: ReadonlyArray<Schema> }).allOf
  return { allOf: [{ ...base, properties: { ...(base?.['properties'] as Schema), data } }, ...rest.map(light)] }
}

/** The documents that changed are described by name. */
const light = (schema: Schema): Schema => ({
  ...schema,
  properties: {
    ...(schema['properties'] as Schema),
    changed: {
      type: 'object',
      properties: {
        user: { $ref: '#/components/schemas/User' },
        tasks: { type: 'array', items: { $ref: '#/components/schemas/Task' } },
        removed: { type: 'array', items: { type: 'string' } },
      },
    },
  },
})
