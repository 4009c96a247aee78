import type * as t from 'io-ts'
import {
  ChangedActs,
  type AnyEndpoint,
  charactersOf,
  endpointNamed,
  endpointNames,
  envelopeCodec,
  ErrorBody,
  HEADERS,
  pathParamNames,
  PREFIXES,
  WireTask,
  WireUser,
} from '../contract/index.ts'
import type { Schema } from './schema.ts'
import { schemaOf } from './schema-of.ts'

/** Codecs that many endpoints share, written once and referred to by name. */
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
  ...(endpoint.auth === 'none' ? { security: [] } : { security: securityOf(endpoint) }),
  parameters: [...pathParamNames(path).map(pathParameter), ...queryParameters(endpoint), ...commandHeaders(endpoint)],
  ...(endpoint.method === 'GET' || endpoint.body.name === 'Nothing'
    ? {}
    : { requestBody: { content: { 'application/json': { schema: schemaOf(endpoint.bodyShape ?? endpoint.body) } } } }),
  responses: {
    [endpoint.status]: {
      description: 'Granted',
      content: contentOf(endpoint),
    },
    default: {
      description: 'Refused',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  },
})

/** A file of JSON stands without the envelope. */
const contentOf = (endpoint: AnyEndpoint) => {
  if (endpoint.file === undefined) return { 'application/json': { schema: responseSchema(endpoint) } }
  const schema = endpoint.file === 'application/json' ? schemaOf(endpoint.response) : { type: 'string' }
  return { [endpoint.file]: { schema } }
}

const securityOf = ({ auth }: AnyEndpoint) => [{ user: [], key: [] }, ...(auth === 'optional' ? [{}] : [])]

const pathParameter = (name: string): Schema => ({
  name,
  in: 'path',
  required: true,
  schema: { type: 'string', maxLength: charactersOf(name) },
})

const queryParameters = ({ query }: AnyEndpoint): ReadonlyArray<Schema> => {
  const { properties = {} } = schemaOf(query) as { readonly properties?: Schema }
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema }))
}

/** The headers of clients that count turns themselves. */
const commandHeaders = ({ command: plays }: AnyEndpoint): ReadonlyArray<Schema> =>
  plays === undefined
    ? []
    : [
        ...[HEADERS.turn, HEADERS.at].map((name) => ({ name, in: 'header', schema: { type: 'integer', minimum: 0 } })),
        { name: HEADERS.acts, in: 'header', schema: { type: 'string', enum: ['new'] } },
        { name: HEADERS.idempotencyKey, in: 'header', schema: { type: 'string', format: 'uuid' } },
      ]

const responseSchema = ({ response, reducedResponse }: AnyEndpoint): Schema => {
  const shared = SHARED.get(response)
  const whole = shared === undefined ? schemaOf(response) : { $ref: `#/components/schemas/${shared}` }
  const data = reducedResponse === undefined ? whole : { anyOf: [whole, schemaOf(reducedResponse)] }
  const [base, ...rest] = (schemaOf(envelopeCodec(response)) as { readonly allOf: ReadonlyArray<Schema> }).allOf
  return {
    allOf: [{ ...base, properties: { ...(base?.['properties'] as Schema), data } }, ...rest.map(withSchemaReferences)],
  }
}

/** The envelope with its documents referred to by name. */
const withSchemaReferences = (schema: Schema): Schema => ({
  ...schema,
  properties: {
    ...(schema['properties'] as Schema),
    changed: {
      type: 'object',
      properties: {
        user: { $ref: '#/components/schemas/User' },
        tasks: { type: 'array', items: { $ref: '#/components/schemas/Task' } },
        removed: { type: 'array', items: { type: 'string' } },
        acts: schemaOf(ChangedActs),
      },
    },
  },
})
