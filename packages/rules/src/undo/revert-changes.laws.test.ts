import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changesBetween } from './changes-between.ts'
import { revertChanges } from './revert-changes.ts'

const entry = fc.oneof(fc.nat(4), fc.record({ id: fc.nat(4), name: fc.constantFrom('a', 'b') }))
const part = fc.oneof(entry, fc.array(entry, { maxLength: 6 }), fc.dictionary(fc.constantFrom('a', 'b'), entry))
const document = fc.dictionary(fc.constantFrom('one', 'two', 'three'), part)

const LIST = [1, 2, 3, 4, 5]
const EDGES: Array<[Record<string, unknown>, Record<string, unknown>]> = [
  [{}, {}],
  [{ list: LIST }, { list: [2, 3, 4, 5, 1] }],
  [{ list: LIST }, { list: [5, 1, 2, 3, 4] }],
  [{ list: LIST }, { list: [2, 3, 4, 5, 6] }],
  [{ list: LIST }, { list: [] }],
  [{ list: [{ value: 1 }] }, { list: [{ value: 2, at: 1 }] }],
  [{ a: null }, { a: {} }],
]

describe('the changes between two states', () => {
  it('lead back from the one to the other', () => {
    const law = fc.property(document, document, (...pair: [unknown, unknown]) => {
      const [before, after] = JSON.parse(JSON.stringify(pair)) as [unknown, unknown]
      expect(revertChanges(changesBetween(before, after))(after)).toStrictEqual(before)
    })
    fc.assert(law, { examples: EDGES, numRuns: 500 })
  })

  it('are none between equal states, and small for a move in a long list', () => {
    const long = Array.from({ length: 500 }, (_, index) => `task-${index}`)
    const moved = long.toSpliced(3, 1).toSpliced(400, 0, 'task-3')
    expect(changesBetween({ long }, { long: [...long] })).toEqual([])
    expect(JSON.stringify(changesBetween({ long }, { long: moved })).length).toBeLessThan(150)
  })

  it('do not lead back where something else was written since', () => {
    const changes = changesBetween({ a: 1, list: [1, 2] }, { a: 2, list: [1] })
    expect(revertChanges(changes)({ a: 3, list: [1] })).toBeUndefined()
    expect(revertChanges(changes)({ a: 2, list: [1, 4] })).toBeUndefined()
    expect(revertChanges(changes)({ a: 2 })).toBeUndefined()
  })
})
