import { describe, expect, it, vi } from 'vitest'
import { createStore } from './create-store.ts'

describe('createStore', () => {
  it('holds the last state that was set', () => {
    const store = createStore(1)
    expect(store.get()).toBe(1)
    store.set(2)
    expect(store.get()).toBe(2)
  })

  it('notifies listeners after each change, and not for the same value', () => {
    const store = createStore({ count: 0 })
    const counts: number[] = []
    store.subscribe(() => counts.push(store.get().count))
    store.set({ count: 1 })
    store.set(store.get())
    store.set({ count: 2 })
    expect(counts).toEqual([1, 2])
  })

  it('leaves out a listener that has unsubscribed', () => {
    const store = createStore('a')
    const [first, second] = [vi.fn(), vi.fn()]
    const unsubscribe = store.subscribe(first)
    store.subscribe(second)
    unsubscribe()
    store.set('b')
    expect(first).not.toHaveBeenCalled()
    expect(second).toHaveBeenCalledOnce()
  })
})
