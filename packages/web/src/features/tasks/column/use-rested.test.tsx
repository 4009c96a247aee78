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

const Field = ({ typed }: { readonly typed: string }) => {
  seen.push(useRested(typed))
  return null
}

it('what is typed is read once the keys rest, and an emptied field at once', () => {
  const root = createRoot(document.createElement('div'))
  const type = (typed: string) => act(() => root.render(<Field typed={typed} />))
  const rest = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
  type('')
  type('C')
  rest(100)
  type('Call')
  rest(100)
  expect(seen.at(-1)).toBe('')
  rest(50)
  expect(seen.at(-1)).toBe('Call')
  type('Call Ann')
  expect(seen.at(-1)).toBe('Call')
  type('')
  expect(seen.at(-1)).toBe('')
  act(() => root.unmount())
})
