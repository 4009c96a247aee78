import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useRested } from './use-rested.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const seen: string[] = []

const Field = () => {
  const { rested, type } = useRested()
  seen.push(rested)
  return <input onInput={({ currentTarget }) => type(currentTarget.value)} />
}

it('what is typed is read once the keys rest, and an emptied field at once', () => {
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  act(() => root.render(<Field />))
  const type = (typed: string) =>
    act(() => {
      const input = page.querySelector('input')
      if (input === null) throw new Error('the field is drawn')
      input.value = typed
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const rest = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
  type('')
  type('C')
  rest(100)
  type('Call')
  rest(100)
  expect(seen.at(-1)).toBe('')
  expect(seen).toHaveLength(1)
  rest(50)
  expect(seen.at(-1)).toBe('Call')
  type('Call Ann')
  expect(seen.at(-1)).toBe('Call')
  type('')
  expect(seen.at(-1)).toBe('')
  act(() => root.unmount())
})
