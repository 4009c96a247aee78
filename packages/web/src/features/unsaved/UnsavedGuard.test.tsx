import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { BrowserRouter, Link, Navigate, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { UnsavedGuard } from './UnsavedGuard.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const page = document.createElement('div')
let root: Root

type FormProps = { readonly isUnsaved: boolean; readonly isOver?: boolean }

const Form = ({ isUnsaved, isOver = false }: FormProps) => (
  <BrowserRouter>
    <Routes>
      <Route path="/" element={<Link to="/form">To the form</Link>} />
      <Route
        path="/form"
        element={
          <>
            <p>A form</p>
            <Link to="/">Away</Link>
            <UnsavedGuard isUnsaved={isUnsaved} />
            <UnsavedGuard isUnsaved={isUnsaved} />
            {isOver && <Navigate replace to="/" />}
          </>
        }
      />
    </Routes>
  </BrowserRouter>
)

const show = (props: FormProps) => act(() => root.render(<Form {...props} />))
const press = (text: string) =>
  act(() => [...document.querySelectorAll<HTMLElement>('a, button')].find((each) => each.textContent === text)?.click())
const dialogs = () => document.querySelectorAll('[role=dialog]').length
const isFormShown = () => page.textContent.includes('A form')

describe('a form with something that is not saved', () => {
  beforeEach(() => {
    document.body.append(page)
    root = createRoot(page)
    window.history.replaceState(null, '', '/')
    show({ isUnsaved: false })
    press('To the form')
  })
  afterEach(() => {
    act(() => root.unmount())
    page.remove()
  })

  it('asks once before a link leads away, and stays or leaves', () => {
    show({ isUnsaved: true })
    press('Away')
    expect([dialogs(), isFormShown(), location.pathname]).toEqual([1, true, '/form'])
    press('Keep editing')
    expect([dialogs(), isFormShown()]).toEqual([0, true])
    press('Away')
    press('Leave it')
    expect([dialogs(), isFormShown(), location.pathname]).toEqual([0, false, '/'])
  })

  it('asks nothing when all is saved', () => {
    show({ isUnsaved: true })
    show({ isUnsaved: false })
    press('Away')
    expect([dialogs(), isFormShown()]).toEqual([0, false])
  })

  it('asks before the window is closed', () => {
    const close = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(close()).toBe(false)
    show({ isUnsaved: true })
    expect(close()).toBe(true)
  })

  it('lets a redirect of the app pass', () => {
    show({ isUnsaved: true, isOver: true })
    expect([dialogs(), isFormShown()]).toEqual([0, false])
  })
})
