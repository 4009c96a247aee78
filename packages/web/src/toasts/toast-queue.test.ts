import * as fc from 'fast-check'
import { pipe } from 'fp-ts/lib/function.js'
import { describe, expect, it } from 'vitest'
import {
  addToasts,
  dismissToast,
  nextDeadline,
  advance,
  emptyQueue,
  hold,
  OFFER_STAYS,
  release,
  TOASTS,
  type ToastQueue,
} from './toast-queue.ts'
import type { Toast, ToastType } from './toast.ts'

const toast = (id: string, type: ToastType = 'info'): Toast => ({ uuid: id, type, text: id })
const toasts = (...ids: readonly string[]) => ids.map((id) => toast(id))
const offer = (id: string): Toast => ({ ...toast(id), action: { label: 'Undo', run: () => undefined } })
const gain = (uuid: string, amount: number): Toast => ({
  uuid,
  type: 'xp',
  text: 'experience',
  amount,
  changes: [{ stat: 'xp', amount }],
})
const seen = (queue: ToastQueue) => queue.visible.map(({ uuid }) => uuid)

describe('the toasts', () => {
  it('show the first at once and the others 240 ms apart', () => {
    const start = pipe(emptyQueue, addToasts(toasts('a', 'b', 'c'), 0))
    expect(seen(start)).toEqual(['a'])
    expect(seen(advance(239)(start))).toEqual(['a'])
    expect(seen(advance(240)(start))).toEqual(['a', 'b'])
    expect(seen(advance(480)(start))).toEqual(['a', 'b', 'c'])
  })

  it('keep the stagger between toasts that arrive one by one', () => {
    const two = pipe(emptyQueue, addToasts(toasts('a'), 0), addToasts(toasts('b'), 100))
    expect(seen(two)).toEqual(['a'])
    expect(seen(advance(240)(two))).toEqual(['a', 'b'])
  })

  it('are four at most; the fifth waits', () => {
    const five = pipe(emptyQueue, addToasts(toasts('a', 'b', 'c', 'd', 'e'), 0), advance(2499))
    expect(seen(five)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('lose the oldest 2500 ms after the list changed last, and refill 60 ms later', () => {
    const five = pipe(emptyQueue, addToasts(toasts('a', 'b', 'c', 'd', 'e'), 0), advance(2500))
    expect(seen(five)).toEqual(['b', 'c', 'd'])
    expect(seen(advance(2559)(five))).toEqual(['b', 'c', 'd'])
    expect(seen(advance(2560)(five))).toEqual(['b', 'c', 'd', 'e'])
  })

  it('go one each 2500 ms until none is left', () => {
    const three = addToasts(toasts('a', 'b', 'c'), 0)(emptyQueue)
    expect(seen(advance(5000)(three))).toEqual(['c'])
    expect(seen(advance(7500)(three))).toEqual([])
    expect(nextDeadline(advance(7500)(three))).toBeUndefined()
  })

  it('start their timer anew when another arrives', () => {
    const late = pipe(emptyQueue, addToasts(toasts('a'), 0), addToasts(toasts('b'), 2000))
    expect(seen(advance(2500)(late))).toEqual(['a', 'b'])
    expect(seen(advance(4500)(late))).toEqual(['b'])
  })

  it('keep errors until they are clicked away, and take the oldest of the others', () => {
    const mixed = pipe(emptyQueue, addToasts([toast('bad', 'error'), toast('a'), toast('b')], 0))
    expect(seen(advance(2500)(mixed))).toEqual(['bad', 'b'])
    expect(seen(advance(1_000_000)(mixed))).toEqual(['bad'])
    expect(seen(dismissToast('bad', 1_000_001)(advance(1_000_000)(mixed)))).toEqual([])
  })

  it('refill 60 ms after one was clicked away, and start the timer anew', () => {
    const five = pipe(emptyQueue, addToasts(toasts('a', 'b', 'c', 'd', 'e'), 0), advance(2000), dismissToast('b', 2000))
    expect(seen(five)).toEqual(['a', 'c', 'd'])
    expect(seen(advance(2060)(five))).toEqual(['a', 'c', 'd', 'e'])
    expect(seen(advance(4499)(five))).toEqual(['a', 'c', 'd', 'e'])
    expect(seen(advance(4500)(five))).toEqual(['c', 'd', 'e'])
  })

  it('forget one that is dismissed while it waits', () => {
    const five = pipe(
      emptyQueue,
      addToasts(toasts('a', 'b', 'c', 'd', 'e'), 0),
      dismissToast('e', 10),
      advance(1_000_000),
    )
    expect(seen(five)).toEqual([])
  })

  it('stay while somebody points at them, then go on with the time that was left', () => {
    const pointed = pipe(emptyQueue, addToasts(toasts('a'), 0), hold(2000), advance(60_000))
    expect(seen(pointed)).toEqual(['a'])
    const remaining = release(60_000)(pointed)
    expect(seen(advance(60_499)(remaining))).toEqual(['a'])
    expect(seen(advance(60_500)(remaining))).toEqual([])
  })

  it('leave an offer in reach for ten seconds, while the others keep their own time', () => {
    const mixed = pipe(emptyQueue, addToasts([offer('undo'), toast('a'), toast('b')], 0))
    expect(seen(advance(2500)(mixed))).toEqual(['undo', 'b'])
    expect(seen(advance(5000)(mixed))).toEqual(['undo'])
    expect(seen(advance(9_999)(mixed))).toEqual(['undo'])
    expect(seen(advance(10_000)(mixed))).toEqual([])
    expect(nextDeadline(advance(OFFER_STAYS)(mixed))).toBeUndefined()
  })

  it('leave an offer that has to be seen until it is dismissed', () => {
    const staying = pipe(emptyQueue, addToasts([{ ...offer('day'), stays: true }], 0))
    expect(seen(advance(OFFER_STAYS * 2)(staying))).toEqual(['day'])
  })

  it('leave an offer longer in reach for those who point at it, and no longer once it is taken', () => {
    const pointed = pipe(
      emptyQueue,
      addToasts([offer('undo')], 0),
      hold(4000),
      addToasts(toasts('a'), 5000),
      release(6000),
    )
    expect(seen(advance(OFFER_STAYS + 1999)(pointed))).toContain('undo')
    expect(seen(advance(OFFER_STAYS + 2000)(pointed))).not.toContain('undo')
    const dismissed = dismissToast('undo', 1000)(addToasts([offer('undo')], 0)(emptyQueue))
    expect(seen(dismissed)).toEqual([])
    expect(nextDeadline(dismissed)).toBeUndefined()
  })

  it('make room for the next when an offer is over', () => {
    const four = addToasts(['u', 'v', 'w', 'x'].map(offer), 0)(emptyQueue)
    const five = addToasts(toasts('late'), 8000)(four)
    expect(seen(advance(OFFER_STAYS)(five))).toEqual(['v', 'w', 'x'])
    expect(seen(advance(OFFER_STAYS + 60)(five))).toContain('late')
  })

  it('add up the changes of many commands in one toast, and tell them while they are new', () => {
    let queue = emptyQueue
    for (let press = 0; press < 24; press += 1) queue = addToasts([gain(`g${press}`, 2)], press * 330)(queue)
    expect(queue.visible).toMatchObject([{ uuid: 'g0', amount: 48, sign: 'plus', count: 24 }])
    expect(seen(advance(23 * 330 + 2500)(queue))).toEqual([])
  })

  it('do not add a loss to a gain', () => {
    const both = pipe(emptyQueue, addToasts([gain('g', 2), gain('l', -3)], 0), advance(240))
    expect(seen(both)).toEqual(['g', 'l'])
  })

  it('make one of equal errors, with the newest words', () => {
    const refused = (uuid: string, flavorMessage: string): Toast => ({
      uuid,
      type: 'error',
      text: 'Not enough gold.',
      flavorMessage,
    })
    const twice = pipe(emptyQueue, addToasts([refused('a', '5 short')], 0), addToasts([refused('b', '3 short')], 900))
    expect(twice.visible).toEqual([{ ...refused('a', '3 short'), count: 2 }])
  })

  it.each<ToastType>(['drop', 'lvl', 'error'])('let %s overtake what waits and replace what only informs', (type) => {
    const crowd = pipe(emptyQueue, addToasts(toasts('a', 'b', 'c', 'd', 'e'), 0), advance(1000))
    const after = pipe(crowd, addToasts([toast('new', type)], 1000))
    expect(seen(after)).toEqual(['b', 'c', 'd', 'new'])
  })

  it('replace nothing under the pointer', () => {
    const paused = pipe(emptyQueue, addToasts(toasts('a', 'b', 'c', 'd'), 0), advance(1000), hold(1000))
    const after = addToasts([toast('new', 'lvl')], 1500)(paused)
    expect(seen(after)).toEqual(['a', 'b', 'c', 'd'])
    expect(seen(pipe(after, release(3000), advance(3000)))).toEqual(['b', 'c', 'd', 'new'])
  })

  it('tell nothing that is older than three seconds, but errors and offers', () => {
    const errors = ['1', '2', '3', '4'].map((id) => toast(id, 'error'))
    const late = pipe(
      emptyQueue,
      addToasts([...errors, toast('old'), offer('undo'), toast('5', 'error')], 0),
      advance(3000),
    )
    const freed = ['1', '2', '3'].reduce((queue, id) => dismissToast(id, 3000)(queue), late)
    expect(seen(advance(4000)(freed))).toEqual(['4', '5', 'undo'])
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
        queue = advance(now)(queue)
        if (kind === 'hold') queue = hold(now)(queue)
        if (kind === 'release') queue = release(now)(queue)
        if (kind === 'add') {
          queue = addToasts(
            types.map((each) => (each === 'info' ? offer(String(made++)) : toast(String(made++), each))),
            now,
          )(queue)
          errors += types.filter((each) => each === 'error').length
        }
        expect(queue.visible.length).toBeLessThanOrEqual(TOASTS.visible)
      }
      const end = advance(now + 1_000_000)(release(now)(queue))
      const all = [...end.visible, ...end.waiting.map((each) => each.toast)]
      expect(all.filter((each) => each.type === 'error')).toHaveLength(errors)
      if (errors < TOASTS.visible) expect(all.filter((each) => each.type !== 'error')).toEqual([])
    })
    fc.assert(law)
  })
})
