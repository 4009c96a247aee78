import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeKey, unescapeKey } from './escape-key.ts'

describe('escapeKey', () => {
  it.each([
    ['Wolf-Base', 'Wolf-Base'],
    ['a.b', 'a%2Eb'],
    ['$set', '%24set'],
    ['100%', '100%25'],
    ['a\u0000', 'a%00'],
    ['_bsontype', '%5Fbsontype'],
    ['_id', '_id'],
    ['', '%'],
  ])('stores %j as %j', (key, name) => {
    expect(escapeKey(key)).toBe(name)
  })

  it('never makes a name that means something to the database, and is always undone', () => {
    const special = fc.string({ unit: fc.constantFrom('%', '.', '$', '\u0000', '2', 'E', '_', 'a') })
    const law = fc.property(fc.oneof(special, fc.string()), (key) => {
      const name = escapeKey(key)
      return !/[.$\0]|^$|^_bsontype$/.test(name) && unescapeKey(name) === key
    })
    fc.assert(law, { examples: [[''], ['%'], ['%2E'], ['%%'], ['_bsontype'], ['%5Fbsontype']] })
  })
})
