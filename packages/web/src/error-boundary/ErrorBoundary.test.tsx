import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { lazyChunk } from '../chunks/index.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const Stable = () => <p>hay</p>

/** A chunk that fails until the network is back. */
const aScreen = () => {
  const load = vi.fn(() => Promise.resolve({ Stable }))
  return { load, Screen: lazyChunk(load, 'Stable') }
}
const draw = async (load: ReturnType<typeof aScreen>) => {
  const page = document.createElement('div')
  document.body.replaceChildren(page)
  const root = createRoot(page)
  const show = (address: string) =>
    act(async () =>
      root.render(
        <ErrorBoundary resetBy={address}>{address === '/stable' ? <load.Screen /> : <p>elsewhere</p>}</ErrorBoundary>,
      ),
    )
  await show('/stable')
  return { page, show }
}
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', vi.fn(noNetwork))
})

describe('a screen whose chunk could not be loaded', () => {
  it('says that the network is missing', async () => {
    const screen = aScreen()
    screen.load.mockImplementationOnce(noNetwork)
    const { page } = await draw(screen)
    expect(page.textContent).toContain('could not be loaded')
    expect(page.textContent).toContain('no connection')
  })

  it('is loaded by "Try again" once the network is back', async () => {
    const screen = aScreen()
    screen.load.mockImplementationOnce(noNetwork)
    const { page } = await draw(screen)
    await act(async () => page.querySelector('button')?.click())
    expect(page.textContent).toBe('hay')
  })

  it('may fail several times', async () => {
    const screen = aScreen()
    screen.load.mockImplementationOnce(noNetwork).mockImplementationOnce(noNetwork)
    const { page } = await draw(screen)
    await act(async () => page.querySelector('button')?.click())
    expect(page.textContent).toContain('could not be loaded')
    await act(async () => page.querySelector('button')?.click())
    expect(page.textContent).toBe('hay')
  })

  it('is loaded when one leaves and comes back', async () => {
    const screen = aScreen()
    screen.load.mockImplementationOnce(noNetwork)
    const { page, show } = await draw(screen)
    await show('/')
    await show('/stable')
    expect(page.textContent).toBe('hay')
  })

  it('is loaded by itself when the network comes back', async () => {
    const screen = aScreen()
    screen.load.mockImplementationOnce(noNetwork)
    const { page } = await draw(screen)
    await act(async () => void window.dispatchEvent(new Event('online')))
    expect(page.textContent).toBe('hay')
  })

  it('is not asked for again and again', async () => {
    const screen = aScreen()
    screen.load.mockImplementation(noNetwork)
    await draw(screen)
    expect(screen.load).toHaveBeenCalledOnce()
  })
})
