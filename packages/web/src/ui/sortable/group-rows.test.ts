import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupRows } from './group-rows.ts'

const ids = fc.uniqueArray(fc.uuid(), { maxLength: 300 })
const groupsOf = (list: readonly string[]) => groupRows(list, String)
const flat = (list: readonly string[]) => groupsOf(list).flatMap(({ items }) => items)

describe('the groups of a list', () => {
  it('hold every row once, in order, under keys of their own', () =>
    fc.assert(
      fc.property(ids, (list) => {
        expect(flat(list)).toEqual(list)
        const groups = groupsOf(list)
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length)
        expect(groups.every(({ items }) => items.length > 0 && items.length <= 32)).toBe(true)
      }),
    ))

  it('stay when a row comes first, but for the group that it comes into', () =>
    fc.assert(
      fc.property(ids, fc.string(), (list, news) => {
        if (list.includes(news)) return
        const before = new Map(groupsOf(list).map(({ key, items }) => [key, items]))
        const changed = groupsOf([news, ...list]).filter(({ key, items }) => before.get(key)?.join() !== items.join())
        expect(changed.length).toBeLessThanOrEqual(5)
      }),
    ))

  it('are few: a list of a thousand has about one for eight rows', () => {
    const list = Array.from(
      { length: 1000 },
      (_, at) => `0b7e1f0c-4d3a-4c8e-9f5d-${String(at * 7919).padStart(12, '0')}`,
    )
    expect(groupsOf(list).length).toBeGreaterThan(60)
    expect(groupsOf(list).length).toBeLessThan(250)
  })
})
