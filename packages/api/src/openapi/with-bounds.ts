import { LIMITS } from '@daykeep/rules/model'
import { charactersOf, entriesOf } from '../contract/index.ts'
import type { Schema } from './schema.ts'

const OBJECT = { maxProperties: LIMITS.map, propertyNames: { maxLength: LIMITS.mapKey } } as const

/** The schema with the limits that the contract checks, for every text, list and map in it. */
export const withBounds = (schema: Schema, field = ''): Schema => {
  const { type, properties, items, additionalProperties, anyOf, allOf } = schema
  const bounded: Schema = {
    ...schema,
    ...(properties === undefined ? {} : { properties: mapSchemas(properties) }),
    ...(items === undefined ? {} : { items: withBounds(items as Schema, field) }),
    ...(additionalProperties === undefined ? {} : { additionalProperties: withBounds(additionalProperties as Schema) }),
    ...(anyOf === undefined ? {} : { anyOf: (anyOf as ReadonlyArray<Schema>).map((each) => withBounds(each, field)) }),
    ...(allOf === undefined ? {} : { allOf: (allOf as ReadonlyArray<Schema>).map((each) => withBounds(each, field)) }),
  }
  if (type === 'string') return { ...bounded, maxLength: charactersOf(field) }
  if (type === 'array') return { ...bounded, maxItems: entriesOf(field) }
  if (type === 'object') return { ...bounded, ...OBJECT }
  return isAnything(schema) ? { maxLength: charactersOf(field), maxItems: entriesOf(field), ...OBJECT } : bounded
}

const isAnything = (schema: Schema): boolean => Object.keys(schema).length === 0

const mapSchemas = (properties: unknown): Schema =>
  Object.fromEntries(
    Object.entries(properties as Readonly<Record<string, Schema>>).map(([name, schema]) => [
      name,
      withBounds(schema, name),
    ]),
  )
