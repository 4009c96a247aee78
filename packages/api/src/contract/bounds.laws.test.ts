import { LIMITS } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { toFieldErrors } from '../core/field-errors.ts'
import { schemaOf } from '../openapi/schema-of.ts'
import { charactersOf } from './bounds.ts'
import { endpointNamed, endpointNames } from './endpoints.ts'

type Schema = { readonly [keyword: string]: unknown }

/** Paths of all texts, lists and maps of a schema that have no limit. */
const unbounded = (schema: Schema, path: string): ReadonlyArray<string> => {
  const { type, properties = {}, items, additionalProperties, anyOf = [], allOf = [], ...rest } = schema
  const isAnything = Object.keys(schema).every((keyword) => /^(max|propertyNames)/.test(keyword))
  const missing = [
    ...((type === 'string' || isAnything) && rest['maxLength'] === undefined ? [`${path}: text`] : []),
    ...((type === 'array' || isAnything) && rest['maxItems'] === undefined ? [`${path}: list`] : []),
    ...((type === 'object' || isAnything) && rest['maxProperties'] === undefined ? [`${path}: map`] : []),
  ]
  return [
    ...missing,
    ...Object.entries(properties as Schema).flatMap(([name, each]) => unbounded(each as Schema, `${path}.${name}`)),
    ...(items === undefined ? [] : unbounded(items as Schema, `${path}[]`)),
    ...(additionalProperties === undefined ? [] : unbounded(additionalProperties as Schema, `${path}{}`)),
    ...[...(anyOf as ReadonlyArray<Schema>), ...(allOf as ReadonlyArray<Schema>)].flatMap((each) =>
      unbounded(each, path),
    ),
  ]
}

const fieldsOf = ({ properties = {}, allOf = [] }: Schema): ReadonlyArray<string> => [
  ...Object.keys(properties as Schema),
  ...(allOf as ReadonlyArray<Schema>).flatMap(fieldsOf),
]

const errorsOf = (decoded: E.Either<Parameters<typeof toFieldErrors>[0], unknown>) =>
  E.isLeft(decoded) ? toFieldErrors(decoded.left) : []

describe.each(endpointNames)('%s', (name) => {
  const { params, query, body, signed = false } = endpointNamed(name)
  const parts = signed ? [params, query] : [params, query, body]

  it('says of every text, list and map how much it may hold', () => {
    expect(parts.flatMap((codec, index) => unbounded(schemaOf(codec), `${index}`))).toEqual([])
  })

  it('refuses more than that, and names the field and the limit', () => {
    for (const codec of parts)
      for (const field of [...fieldsOf(schemaOf(codec)), 'anything', 'profile.blurb']) {
        const limit = charactersOf(field)
        const errors = errorsOf(codec.decode({ [field]: 'x'.repeat(limit + 1) }))
        expect(errors).toEqual([{ param: field, key: 'fieldTooLong', params: { field, limit } }])
      }
  })

  if (signed) return
  it.each([
    ['lists', Array.from({ length: 10_001 }, () => 'x'), 'fieldTooManyEntries'],
    ['maps', Object.fromEntries(Array.from({ length: 10_001 }, (_, index) => [`k${index}`, 1])), 'fieldTooManyEntries'],
    ['keys', { ['k'.repeat(LIMITS.mapKey + 1)]: 1 }, 'fieldTooLong'],
    ['depths', JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`) as unknown, 'fieldTooManyEntries'],
  ])('has no endless %s', (_, value, key) => {
    expect(errorsOf(body.decode(value))).toMatchObject([{ key }])
    expect(errorsOf(body.decode({ field: value }))).toMatchObject([{ key }])
  })
})

// What a provider signs is checked as bytes, and their number is bounded.
it('leaves only messages of payment providers without limits of their fields', () => {
  expect(endpointNames.filter((name) => endpointNamed(name).signed)).toEqual([
    'stripeWebhook',
    'paypalWebhook',
    'amazonWebhook',
    'appleWebhook',
    'googleWebhook',
  ])
})
