import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { usePageRestored } from './use-page-restored.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const onRestored = vi.fn()
const Form = () => {
  usePageRestored(onRestored)
  return null
}
const pageShow = (persisted: boolean) =>
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))

it('tells a page that is brought back as it was left, and not one that is loaded', () => {
  const root = createRoot(document.createElement('div'))
  act(() => root.render(<Form />))
  pageShow(false)
  expect(onRestored).not.toHaveBeenCalled()
  pageShow(true)
  expect(onRestored).toHaveBeenCalledTimes(1)
  act(() => root.unmount())
  pageShow(true)
  expect(onRestored).toHaveBeenCalledTimes(1)
})
