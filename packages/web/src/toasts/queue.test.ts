import * as fc from 'fast-check'
import { pipe } from 'fp-ts/lib/function.js'
import { describe, expect, it } from 'vitest'
import {
  added,
  dismissed,
  dueAt,
  elapsed,
  emptyQueue,
  held,
  OFFER_STAYS,
  released,
  TOASTS,
  type ToastQueue,
} from './queue.ts'
import type { Toast, ToastType } from './toast.ts'

const toast = (id: string, type: ToastType = 'info'): Toast => ({ id, type, title: id })
const toasts = (...ids: readonly string[]) => ids.map((id) => toast(id))
const offer = (id: string): Toast => ({ ...toast(id), action: { label: 'Undo', run: () => undefined } })
const seen = (queue: ToastQueue) => queue.visible.map(({ id }) => id)

describe('the toasts', () => {
  it('show the first at once and the others 240 ms apart', () => {
    const start = pipe(emptyQueue, added(toasts('a', 'b', 'c'), 0))
    expect(seen(start)).toEqual(['a'])
    expect(seen(elapsed(239)(start))).toEqual(['a'])
    expect(seen(elapsed(240)(start))).toEqual(['a', 'b'])
    expect(seen(elapsed(480)(start))).toEqual(['a', 'b', 'c'])
  })

  it('keep the stagger between toasts that arrive one by one', () => {
    const two = pipe(emptyQueue, added(toasts('a'), 0), added(toasts('b'), 100))
    expect(seen(two)).toEqual(['a'])
    expect(seen(elapsed(240)(two))).toEqual(['a', 'b'])
  })

  it('are four at most; the fifth waits', () => {
    const five = pipe(emptyQueue, added(toasts('a', 'b', 'c', 'd', 'e'), 0), elapsed(2499))
    expect(seen(five)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('lose the oldest 2500 ms after the list changed last, and refill 60 ms later', () => {
    const five = pipe(emptyQueue, added(toasts('a', 'b', 'c', 'd', 'e'), 0), elapsed(2500))
    expect(seen(five)).toEqual(['b', 'c', 'd'])
    expect(seen(elapsed(2559)(five))).toEqual(['b', 'c', 'd'])
    expect(seen(elapsed(2560)(five))).toEqual(['b', 'c', 'd', 'e'])
  })

  it('go one each 2500 ms until none is left', () => {
    const three = added(toasts('a', 'b', 'c'), 0)(emptyQueue)
    expect(seen(elapsed(5000)(three))).toEqual(['c'])
    expect(seen(elapsed(7500)(three))).toEqual([])
    expect(dueAt(elapsed(7500)(three))).toBeUndefined()
  })

  it('start their timer anew when another arrives', () => {
    const late = pipe(emptyQueue, added(toasts('a'), 0), added(toasts('b'), 2000))
    expect(seen(elapsed(2500)(late))).toEqual(['a', 'b'])
    expect(seen(elapsed(4500)(late))).toEqual(['b'])
  })

  it('keep errors until they are clicked away, and take the oldest of the others', () => {
    const mixed = pipe(emptyQueue, added([toast('bad', 'error'), toast('a'), toast('b')], 0))
    expect(seen(elapsed(2500)(mixed))).toEqual(['bad', 'b'])
    expect(seen(elapsed(1_000_000)(mixed))).toEqual(['bad'])
    expect(seen(dismissed('bad', 1_000_001)(elapsed(1_000_000)(mixed)))).toEqual([])
  })

  it('refill 60 ms after one was clicked away, and start the timer anew', () => {
    const five = pipe(emptyQueue, added(toasts('a', 'b', 'c', 'd', 'e'), 0), elapsed(2000), dismissed('b', 2000))
    expect(seen(five)).toEqual(['a', 'c', 'd'])
    expect(seen(elapsed(2060)(five))).toEqual(['a', 'c', 'd', 'e'])
    expect(seen(elapsed(4499)(five))).toEqual(['a', 'c', 'd', 'e'])
    expect(seen(elapsed(4500)(five))).toEqual(['c', 'd', 'e'])
  })

  it('forget one that is dismissed while it waits', () => {
    const five = pipe(emptyQueue, added(toasts('a', 'b', 'c', 'd', 'e'), 0), dismissed('e', 10), elapsed(1_000_000))
    expect(seen(five)).toEqual([])
  })

  it('stay while somebody points at them, then go on with the time that was left', () => {
    const pointed = pipe(emptyQueue, added(toasts('a'), 0), held(2000), elapsed(60_000))
    expect(seen(pointed)).toEqual(['a'])
    const left = released(60_000)(pointed)
    expect(seen(elapsed(60_499)(left))).toEqual(['a'])
    expect(seen(elapsed(60_500)(left))).toEqual([])
  })

  it('leave an offer in reach for ten seconds, while the others keep their own time', () => {
    const mixed = pipe(emptyQueue, added([offer('undo'), toast('a'), toast('b')], 0))
    expect(seen(elapsed(2500)(mixed))).toEqual(['undo', 'b'])
    expect(seen(elapsed(5000)(mixed))).toEqual(['undo'])
    expect(seen(elapsed(OFFER_STAYS - 1)(mixed))).toEqual(['undo'])
    expect(seen(elapsed(OFFER_STAYS)(mixed))).toEqual([])
    expect(dueAt(elapsed(OFFER_STAYS)(mixed))).toBeUndefined()
  })

  it('leave an offer longer in reach for those who point at it, and no longer once it is taken', () => {
    const pointed = pipe(emptyQueue, added([offer('undo')], 0), held(4000), added(toasts('a'), 5000), released(6000))
    expect(seen(elapsed(OFFER_STAYS + 1999)(pointed))).toContain('undo')
    expect(seen(elapsed(OFFER_STAYS + 2000)(pointed))).not.toContain('undo')
    const taken = dismissed('undo', 1000)(added([offer('undo')], 0)(emptyQueue))
    expect(seen(taken)).toEqual([])
    expect(dueAt(taken)).toBeUndefined()
  })

  it('make room for the next when an offer is over', () => {
    const five = added([...['u', 'v', 'w', 'x'].map(offer), toast('late')], 0)(emptyQueue)
    expect(seen(elapsed(OFFER_STAYS)(five))).toEqual(['v', 'w', 'x'])
    expect(seen(elapsed(OFFER_STAYS + 60)(five))).toContain('late')
  })

  it('never are more than four, never lose an error by time, and in the end lose all others', () => {
    const type = fc.constantFrom<ToastType>('error', 'hp', 'drop', 'info')
    const act = fc.record({
      after: fc.integer({ min: 0, max: 4000 }),
      kind: fc.constantFrom('add', 'hold', 'release', 'wait'),
      types: fc.array(type, { maxLength: 6 }),
    })
    const law = fc.property(fc.array(act, { maxLength: 15 }), (acts) => {
      let [queue, now, made, errors] = [emptyQueue, 0, 0, 0]
      for (const { after, kind, types } of acts) {
        now += after
        queue = elapsed(now)(queue)
        if (kind === 'hold') queue = held(now)(queue)
        if (kind === 'release') queue = released(now)(queue)
        if (kind === 'add') {
          queue = added(
            types.map((each) => (each === 'info' ? offer(String(made++)) : toast(String(made++), each))),
            now,
          )(queue)
          errors += types.filter((each) => each === 'error').length
        }
        expect(queue.visible.length).toBeLessThanOrEqual(TOASTS.visible)
      }
      const end = elapsed(now + 1_000_000)(released(now)(queue))
      const left = [...end.visible, ...end.waiting]
      expect(left.filter((each) => each.type === 'error')).toHaveLength(errors)
      if (errors < TOASTS.visible) expect(left.filter((each) => each.type !== 'error')).toEqual([])
    })
    fc.assert(law)
  })
})
