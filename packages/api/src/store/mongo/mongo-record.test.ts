import { describe, expect, it } from 'vitest'
import { toDocument, toMongoRecord } from './mongo-record.ts'

describe('toStored', () => {
  it('leaves a body of plain keys as it is', () => {
    const body = { items: { 'Wolf-Base': 5 }, tags: [{ name: 'a' }] }
    expect(toMongoRecord('ann', 3, body)).toStrictEqual({ _id: 'ann', version: 3, body })
  })

  it('escapes keys at any depth, and says so', () => {
    const stored = toMongoRecord('ann', 3, { list: [[{ 'a.b': { $c: 1 } }]] })
    expect(stored).toStrictEqual({
      _id: 'ann',
      version: 3,
      body: { list: [[{ 'a%2Eb': { '%24c': 1 } }]] },
      escaped: true,
    })
  })
})

describe('toDocument', () => {
  it('gives back what was stored', () => {
    const body = { list: [[{ 'a.b': { $c: null } }]], '%2E': 1 }
    expect(toDocument(toMongoRecord('ann', 3, body))).toStrictEqual({ id: 'ann', version: 3, body })
  })

  it('reads no escape in a body that has none', () => {
    expect(toDocument({ _id: 'ann', version: 1, body: { '%2E': 1 } }).body).toStrictEqual({ '%2E': 1 })
  })
})
