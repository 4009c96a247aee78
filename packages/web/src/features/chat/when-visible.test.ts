import { afterEach, describe, expect, it, vi } from 'vitest'
import { whenVisible } from './when-visible.ts'

const turn = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('what is read on sight', () => {
  afterEach(() => vi.restoreAllMocks())

  it('is read at once where the page is in sight, and once', () => {
    turn('visible')
    const run = vi.fn()
    whenVisible(run)
    turn('visible')
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('waits for a hidden page to come into sight, unless it was given up', () => {
    turn('hidden')
    const [run, givenUp] = [vi.fn(), vi.fn()]
    whenVisible(run)
    whenVisible(givenUp)()
    expect(run).not.toHaveBeenCalled()
    turn('visible')
    expect(run).toHaveBeenCalledTimes(1)
    expect(givenUp).not.toHaveBeenCalled()
  })
})
