import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onScroll } from './on-scroll.ts'

const scroll = (element: Element) => element.dispatchEvent(new Event('scroll'))
const [list, column] = ['ul', 'div'].map((name) => document.body.appendChild(document.createElement(name)))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a listener to scrolling', () => {
  it('is called at once, then every 16 ms at most, with all that scrolled since', () => {
    const heard: Array<ReadonlyArray<unknown>> = []
    const stop = onScroll((scrolled) => heard.push([...scrolled]))
    scroll(list!)
    expect(heard).toEqual([[list]])
    for (const element of [list!, column!, list!]) scroll(element)
    vi.advanceTimersByTime(15)
    expect(heard).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(heard).toEqual([[list], [list, column]])
    vi.advanceTimersByTime(100)
    expect(heard).toHaveLength(2)
    stop()
  })

  it('is not called once it stopped, not even for what scrolled before', () => {
    const listener = vi.fn()
    const stop = onScroll(listener)
    scroll(list!)
    scroll(list!)
    stop()
    vi.advanceTimersByTime(100)
    scroll(list!)
    expect(listener).toHaveBeenCalledOnce()
  })
})
