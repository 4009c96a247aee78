import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ToastRegion } from './ToastRegion.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

describe('the place of the toasts', () => {
  const place = document.body.appendChild(document.createElement('div'))
  const board = document.body.appendChild(document.createElement('main'))
  let root: Root
  beforeEach(async () => {
    root = createRoot(place)
    await act(async () => root.render(<ToastRegion />))
  })
  afterEach(() => act(() => root.unmount()))

  /** A button at the start of a line, where toasts stand until something is pressed. */
  const aButton = () => {
    const button = board.appendChild(document.createElement('button'))
    const measured = vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 40, 40))
    return { button, measured }
  }
  const press = (button: HTMLElement) =>
    act(() => {
      button.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
    })
  const frame = () => act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))))
  const side = () => place.querySelector('[data-toasts]')?.getAttribute('data-side')

  it('is found with the next frame, so that a press lays nothing out', async () => {
    const { button, measured } = aButton()
    press(button)
    expect(measured).not.toHaveBeenCalled()
    await frame()
    expect(measured).toHaveBeenCalledOnce()
    expect(side()).toBe('end')
  })

  it('is not found where what was pressed is gone by then: nobody uses it any more', async () => {
    const { button, measured } = aButton()
    press(button)
    button.remove()
    await frame()
    expect(measured).not.toHaveBeenCalled()
    expect(side()).toBe('start')
  })
})
