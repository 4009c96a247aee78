import type { Navigator } from 'react-router-dom'
import { beforeRouter } from '../../routes/index.ts'
import { createStore } from '../../store/index.ts'

/** Carries out what the player wanted when they were asked; `undefined` while there is no question. */
export const pendingLeave = createStore<(() => void) | undefined>(undefined)

const guarded = new Set<symbol>()
let lift = (): void => undefined

/** Guards a form until the returned function is called; several forms of a page share one question. */
export const guardForm = (form: symbol, navigator: Navigator): (() => void) => {
  if (guarded.size === 0) lift = guardNavigation(navigator)
  guarded.add(form)
  return () => {
    guarded.delete(form)
    if (guarded.size > 0) return
    pendingLeave.set(undefined)
    lift()
  }
}

/** The form that shows the question. */
export const asksFor = (form: symbol): boolean => [...guarded][0] === form

/**
 * Asks before links and buttons, back and forward, and a closing window take the page away. Redirects of the app, as after
 * the end of a login, are replacements and pass. docs/decisions/139-leaving-unsaved-forms.md.
 */
const guardNavigation = (navigator: Navigator): (() => void) => {
  const push = navigator.push.bind(navigator)
  navigator.push = (...to) => pendingLeave.set(() => push(...to))
  beforeRouter.onPop = guardHistory()
  const askOnClose = (event: BeforeUnloadEvent): void => event.preventDefault()
  window.addEventListener('beforeunload', askOnClose)
  return () => {
    navigator.push = push
    beforeRouter.onPop = undefined
    window.removeEventListener('beforeunload', askOnClose)
  }
}

/**
 * A way back or forward has been taken by the time a page hears of it: it is taken back first, and the question comes when
 * the address is that of the form again.
 */
const guardHistory = (): ((event: PopStateEvent) => void) => {
  let here = entryOf(window.history.state)
  let taken = 0
  let passes = false
  return (event) => {
    const there = entryOf(event.state)
    if (passes || here === undefined || there === undefined) {
      passes = false
      here = there
      return
    }
    event.stopImmediatePropagation()
    if (there !== here) {
      taken = there - here
      window.history.go(-taken)
      return
    }
    const steps = taken
    pendingLeave.set(() => {
      passes = true
      window.history.go(steps)
    })
  }
}

/** The number that the router gives each entry of the history of its window. */
const entryOf = (state: unknown): number | undefined => {
  const { idx } = Object(state) as { readonly idx?: unknown }
  return typeof idx === 'number' ? idx : undefined
}
