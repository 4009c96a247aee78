import type { Navigator } from 'react-router-dom'
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

/** Missing in browsers before 2026, which do not ask on the way back. */
const { navigation } = window as { readonly navigation?: Navigation }

/**
 * Asks before links and buttons, back and forward, and a closing window take the page away. Redirects of the app, as after
 * the end of a login, are replacements and pass. docs/decisions/139-leaving-unsaved-forms.md.
 */
const guardNavigation = (navigator: Navigator): (() => void) => {
  const push = navigator.push.bind(navigator)
  let passes = ''
  navigator.push = (...to) => pendingLeave.set(() => push(...to))
  const askOnTraverse = (event: NavigateEvent): void => {
    const { key } = event.destination
    // a browser lets nobody hold players back who press twice without doing anything in between
    if (event.navigationType !== 'traverse' || !event.cancelable || key === passes) return
    event.preventDefault()
    pendingLeave.set(() => {
      passes = key
      navigation?.traverseTo(key)
    })
  }
  const askOnClose = (event: BeforeUnloadEvent): void => event.preventDefault()
  navigation?.addEventListener('navigate', askOnTraverse)
  window.addEventListener('beforeunload', askOnClose)
  return () => {
    navigator.push = push
    navigation?.removeEventListener('navigate', askOnTraverse)
    window.removeEventListener('beforeunload', askOnClose)
  }
}
