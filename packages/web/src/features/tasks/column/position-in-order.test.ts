import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { positionInOrder } from './position-in-order.ts'

const moved = (order: ReadonlyArray<string>, id: string, at: number) =>
  order.filter((each) => each !== id).toSpliced(at, 0, id)

describe('placeInOrder', () => {
  it.each([
    ['down past a hidden one', 'a', 1, 'bxcad', ['a', 'c', 'd'], 'abxcd'],
    ['up before a hidden one', 'd', 1, 'abxdc', ['a', 'c', 'd'], 'abxcd'],
    ['to the top of what is shown', 'c', 0, 'xcab', ['a', 'b', 'c'], 'xabc'],
    ['to the end of what is shown', 'a', 2, 'bcax', ['a', 'b', 'c'], 'abcx'],
    ['with nothing hidden', 'b', 0, 'bac', ['a', 'b', 'c'], 'abc'],
  ])('moves a card %s', (_, id, to, after, visible, order) => {
    const place = positionInOrder({ order: order.split(''), visible: visible, id, to })
    expect(moved(order.split(''), id, place).join('')).toBe(after)
  })

  it('puts a task at the end that stands beside one the order does not know', () => {
    expect(positionInOrder({ order: ['a', 'b'], visible: ['a', 'b', 'new'], id: 'a', to: 2 })).toBe(1)
  })

  it('never shows another order than the one that was dragged', () => {
    const law = fc.property(
      fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e', 'f', 'g'), { minLength: 2 }),
      fc.infiniteStream(fc.boolean()),
      fc.nat(),
      fc.nat(),
      (order, coins, from, to) => {
        const visible = order.filter(() => coins.next().value)
        const id = visible[from % visible.length]
        if (id === undefined) return
        const target = to % visible.length
        const after = moved(order, id, positionInOrder({ order, visible: visible, id, to: target }))
        expect(after.filter((each) => visible.includes(each))).toEqual(moved(visible, id, target))
        expect(after.filter((each) => each !== id)).toEqual(order.filter((each) => each !== id))
      },
    )
    fc.assert(law)
  })
})
