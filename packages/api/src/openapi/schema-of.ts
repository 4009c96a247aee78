import { Nullable } from '@daykeep/rules/model'
import * as t from 'io-ts'
import { Bounded, CrossChecked } from '../contract/index.ts'
import type { Schema } from './schema.ts'
import { withBounds } from './with-bounds.ts'

/** Codecs of our own, by name. */
const CUSTOM_SCHEMAS: Readonly<Record<string, Schema>> = {
  Figure: { type: 'number' },
  Count: { type: 'integer' },
  Amount: { type: 'integer', minimum: 0 },
  Quantity: { type: 'integer', minimum: 1 },
  Position: { type: 'integer' },
  Flag: { type: 'boolean' },
  Date: { type: 'string', format: 'date-time' },
  Priority: { enum: [0.1, 1, 1.5, 2] },
  IsoInstant: { type: 'string', format: 'date-time' },
  Ids: { type: 'array', items: { type: 'string' } },
  Nothing: { type: 'object' },
}

/** The schema of what a codec accepts. */
export const schemaOf = (codec: t.Mixed): Schema => {
  if (codec instanceof Bounded) return withBounds(schemaOf(codec.codec as t.Mixed))
  if (codec instanceof CrossChecked) return schemaOf(codec.fields as t.Mixed)
  if (codec instanceof Nullable) return { anyOf: [schemaOf(codec.codec as t.Mixed), { type: 'null' }] }
  if (codec instanceof t.ReadonlyType || codec instanceof t.RefinementType || codec instanceof t.ExactType)
    return schemaOf(codec.type as t.Mixed)
  if (codec instanceof t.InterfaceType) return objectOf(codec.props as t.Props, true)
  if (codec instanceof t.PartialType) return objectOf(codec.props as t.Props, false)
  if (codec instanceof t.ArrayType || codec instanceof t.ReadonlyArrayType)
    return { type: 'array', items: schemaOf(codec.type as t.Mixed) }
  if (codec instanceof t.TupleType)
    return { type: 'array', prefixItems: (codec.types as ReadonlyArray<t.Mixed>).map(schemaOf) }
  if (codec instanceof t.DictionaryType)
    return { type: 'object', additionalProperties: schemaOf(codec.codomain as t.Mixed) }
  if (codec instanceof t.UnionType) return { anyOf: (codec.types as ReadonlyArray<t.Mixed>).map(schemaOf) }
  if (codec instanceof t.IntersectionType) return { allOf: (codec.types as ReadonlyArray<t.Mixed>).map(schemaOf) }
  if (codec instanceof t.LiteralType) return { const: codec.value }
  return primitiveSchema(codec)
}

const primitiveSchema = (codec: t.Mixed): Schema => {
  if (codec instanceof t.StringType) return { type: 'string' }
  if (codec instanceof t.NumberType) return { type: 'number' }
  if (codec instanceof t.BooleanType) return { type: 'boolean' }
  if (codec instanceof t.NullType) return { type: 'null' }
  if (codec instanceof t.UnknownType) return {}
  if (codec instanceof t.AnyDictionaryType) return { type: 'object' }
  if (codec instanceof t.AnyArrayType) return { type: 'array' }
  if (codec instanceof t.KeyofType) return { enum: Object.keys(codec.keys) }
  const named = CUSTOM_SCHEMAS[codec.name]
  if (named !== undefined) return named
  return codec.name.includes(' | ') ? { enum: codec.name.split(' | ') } : { type: 'string' }
}

const objectOf = (props: t.Props, isRequired: boolean): Schema => {
  const names = Object.keys(props)
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(props).map(([name, codec]) => [name, schemaOf(codec)])),
    ...(isRequired && names.length > 0 ? { required: names } : {}),
  }
}
