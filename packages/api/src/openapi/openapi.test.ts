import { LIMITS, nullable } from '@daykeep/rules/model'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { endpointNamed, endpointNames } from '../contract/index.ts'
import { apiPage } from './api-page.ts'
import { openApiDocument, openPath } from './document.ts'
import type { Schema } from './schema.ts'
import { schemaOf } from './schema-of.ts'

describe('the OpenAPI document', () => {
  const document = openApiDocument('1.2.3') as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>
  }

  it.each(endpointNames)('describes %s', (name) => {
    const { method, path, also } = endpointNamed(name)
    expect(document.paths[openPath(path)]?.[method.toLowerCase()]?.operationId).toBe(name)
    for (const other of also) expect(document.paths[openPath(other)]).toHaveProperty(method.toLowerCase())
  })

  it('names every operation once', () => {
    const ids = Object.values(document.paths).flatMap((place) =>
      Object.values(place).map(({ operationId }) => operationId),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('turns codecs into schemas', () => {
    const codec = t.intersection([
      t.type({ name: t.string, size: t.readonlyArray(t.number) }),
      t.partial({ kind: t.union([t.literal('a'), t.null]), more: t.record(t.string, t.boolean) }),
      t.type({ pair: t.tuple([t.number, t.string]) }),
    ])
    expect(schemaOf(codec)).toEqual({
      allOf: [
        {
          type: 'object',
          properties: { name: { type: 'string' }, size: { type: 'array', items: { type: 'number' } } },
          required: ['name', 'size'],
        },
        {
          type: 'object',
          properties: {
            kind: { anyOf: [{ const: 'a' }, { type: 'null' }] },
            more: { type: 'object', additionalProperties: { type: 'boolean' } },
          },
        },
        {
          type: 'object',
          properties: { pair: { type: 'array', prefixItems: [{ type: 'number' }, { type: 'string' }] } },
          required: ['pair'],
        },
      ],
    })
  })

  it('tells the words of a closed list as they are sent, and the fields of what may be null', () => {
    expect(schemaOf(t.keyof({ gems: null, hourglasses: null }))).toEqual({ enum: ['gems', 'hourglasses'] })
    const days = { type: 'object', properties: { days: { type: 'number' } }, required: ['days'] }
    expect(schemaOf(nullable(t.type({ days: t.number })))).toEqual({ anyOf: [days, { type: 'null' }] })
    expect(JSON.stringify(document).match(/"enum":\[[^\]]*[(<\\][^\]]*\]/g)).toBeNull()
  })

  it('describes a file of JSON by what is in it, any other as text', () => {
    const contentAt = (path: string): unknown => {
      const { get } = document.paths[path] as unknown as {
        readonly get: { readonly responses: { readonly 200: { readonly content: Schema } } }
      }
      return get.responses[200].content
    }
    expect(contentAt('/export/userdata.json')).toMatchObject({ 'application/json': { schema: { type: 'object' } } })
    expect(contentAt('/export/userdata.xml')).toEqual({ 'application/xml': { schema: { type: 'string' } } })
  })

  it('tells the fields of bodies that commands decode', () => {
    const bodyOf = (path: string, method: string): Schema => {
      const operation = document.paths[path]?.[method] as unknown as {
        readonly requestBody: { readonly content: { readonly 'application/json': { readonly schema: Schema } } }
      }
      return operation.requestBody.content['application/json'].schema
    }
    const one = {
      type: 'object',
      maxProperties: LIMITS.map,
      properties: {
        text: { type: 'string', maxLength: LIMITS.taskText },
        notes: { type: 'string', maxLength: LIMITS.notes },
        priority: { enum: [0.1, 1, 1.5, 2] },
        up: { type: 'boolean' },
        checklist: { type: 'array', maxItems: LIMITS.checklist },
      },
    }
    expect(bodyOf('/tasks/{taskId}', 'put')).toMatchObject(one)
    expect(bodyOf('/tasks/user', 'post')).toMatchObject({ anyOf: [one, { type: 'array', items: one }] })
    expect(bodyOf('/tasks/bulk-score', 'post')).toMatchObject({
      type: 'array',
      items: { properties: { id: { type: 'string' }, direction: { enum: ['up', 'down'] } } },
    })
  })

  it('lets the player be told in part', () => {
    const text = JSON.stringify(document.paths['/user']?.['get'])
    expect(text).toContain('"data":{"anyOf":[{"$ref":"#/components/schemas/User"}')
    expect(text).toContain('"required":["id","_id"]')
  })

  it('is a page for people, too', () => {
    const page = apiPage('1.2.3')
    for (const name of endpointNames)
      expect(page).toContain(`<code>${endpointNamed(name).method} ${endpointNamed(name).path}</code>`)
  })
})
