import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useGridKeys } from './use-grid-keys.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const COLUMNS = 3
const page = document.createElement('div')
let root = createRoot(page)

const Grid = ({ count }: { readonly count: number }) => {
  const { ref, ...keys } = useGridKeys()
  return (
    <div ref={ref} {...keys}>
      {Array.from({ length: count }, (_, at) => (
        <button type="button" data-cell key={at}>
          {at}
        </button>
      ))}
    </div>
  )
}

const show = (count: number) => act(() => root.render(<Grid count={count} />))
const cells = () => [...page.querySelectorAll('button')]
const press = (key: string) =>
  act(() => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
const focused = () => document.activeElement?.textContent

beforeEach(() => {
  document.body.append(page)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function boxOf(this: HTMLElement) {
    const at = Number(this.textContent)
    return new DOMRect((at % COLUMNS) * 10, Math.floor(at / COLUMNS) * 10, 10, 10)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  act(() => root.unmount())
  root = createRoot(page)
})

describe('useGridKeys', () => {
  it('lets Tab stop once, at the cell that was last in use', () => {
    show(7)
    expect(cells().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1, -1, -1, -1])
    act(() => cells()[4]?.focus())
    show(7)
    expect(cells().map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1, -1, 0, -1, -1])
  })

  it('begins anew when the cell that Tab stopped at is gone', () => {
    show(7)
    act(() => cells()[6]?.focus())
    show(3)
    expect(cells().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
  })

  it.each([
    ['ArrowRight', 1, '2'],
    ['ArrowLeft', 1, '0'],
    ['ArrowDown', 1, '4'],
    ['ArrowDown', 5, '6'],
    ['ArrowUp', 6, '3'],
    ['ArrowUp', 1, '1'],
    ['ArrowDown', 6, '6'],
    ['Home', 5, '0'],
    ['End', 1, '6'],
  ])('on %s goes from cell %d to cell %s', (key, from, to) => {
    show(7)
    act(() => cells()[from]?.focus())
    press(key)
    expect(focused()).toBe(to)
  })
})
