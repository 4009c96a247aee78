import { act, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { lazyChunk } from './lazy-chunk.ts'
import { usePreloaded } from './use-preloaded.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const Lamp = () => <p>lamp</p>
const place = document.createElement('div')

describe('a chunk', () => {
  let root = createRoot(place)
  afterEach(() => {
    act(() => root.unmount())
    root = createRoot(place)
  })

  it('is drawn at once when it was loaded before', async () => {
    const Chunk = lazyChunk(() => Promise.resolve({ Lamp }), 'Lamp')
    await Chunk.preload()
    const fallback = vi.fn(() => null)
    const Fallback = fallback
    act(() =>
      root.render(
        <Suspense fallback={<Fallback />}>
          <Chunk />
        </Suspense>,
      ),
    )
    expect(place.textContent).toBe('lamp')
    expect(fallback).not.toHaveBeenCalled()
  })

  it('keeps what is drawn when it is loaded once more', async () => {
    const mounted = vi.fn()
    const Counted = () => <p ref={mounted}>lamp</p>
    const Chunk = lazyChunk(() => Promise.resolve({ Counted }), 'Counted')
    const draw = () => act(async () => root.render(<Chunk />))
    await draw()
    await Chunk.preload()
    await draw()
    expect(mounted).toHaveBeenCalledOnce()
  })
})

describe('waiting for the chunks of the first render', () => {
  const waitFor = async (preload: () => Promise<void>): Promise<ReadonlyArray<boolean>> => {
    const seen: boolean[] = []
    const Probe = () => {
      seen.push(usePreloaded([{ preload }]))
      return null
    }
    const root = createRoot(document.createElement('div'))
    await act(async () => root.render(<Probe />))
    act(() => root.unmount())
    return seen
  }

  it('ends when they are here, and when one has failed', async () => {
    expect(await waitFor(() => Promise.resolve())).toEqual([false, true])
    expect(await waitFor(() => Promise.reject(new Error('no network')))).toEqual([false, true])
  })
})
