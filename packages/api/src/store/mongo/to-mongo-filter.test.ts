import { describe, expect, it } from 'vitest'
import { and, contains, eq, exists, not, oneOf, or } from '../filter.ts'
import { fieldOf, toMongoFilter } from './to-mongo-filter.ts'

describe('toMongoFilter', () => {
  it('asks that a path leads through no array, because MongoDB would go through it', () => {
    expect(toMongoFilter(eq('auth.local.name', 'ann'))).toEqual({
      $and: [
        { 'body.auth.local.name': { $eq: 'ann' } },
        { 'body.auth': { $not: { $type: 'array' } } },
        { 'body.auth.local': { $not: { $type: 'array' } } },
        { 'body.auth.local.name': { $not: { $type: 'array' } } },
      ],
    })
  })

  it('takes null for a stored null only', () => {
    const noArray = { 'body.a': { $not: { $type: 'array' } } }
    expect(toMongoFilter(eq('a', null))).toEqual({ $and: [{ 'body.a': { $type: 'null' } }, noArray] })
    expect(toMongoFilter(oneOf('a', ['x', null]))).toEqual({
      $or: [{ $and: [{ 'body.a': { $in: ['x'] } }, noArray] }, { $and: [{ 'body.a': { $type: 'null' } }, noArray] }],
    })
  })

  it('leaves the last step free for what may be an array', () => {
    expect(toMongoFilter(contains('tags', 'x'))).toEqual({ $and: [{ 'body.tags': { $elemMatch: { $eq: 'x' } } }] })
    expect(toMongoFilter(exists('a.b'))).toEqual({
      $and: [{ 'body.a.b': { $exists: true } }, { 'body.a': { $not: { $type: 'array' } } }],
    })
  })

  it('writes lists of nothing in words that MongoDB takes', () => {
    expect(toMongoFilter(and())).toEqual({})
    expect(toMongoFilter(or())).toEqual({ _id: { $in: [] } })
    expect(toMongoFilter(not(and()))).toEqual({ $nor: [{}] })
  })
})

describe('fieldOf', () => {
  it('names a field by its stored name', () => {
    expect(fieldOf('a._bsontype')).toBe('body.a.%5Fbsontype')
  })
})
