import { createStore } from '../store/index.ts'
import { type NewToast, toasts } from '../toasts/index.ts'
import { session } from './session.ts'

const expirations = createStore(0)

/** The server no longer accepts the login: signs out in this browser, shows the reason, and notifies listeners. */
export const expireSession = (reason: NewToast): void => {
  session.signOut()
  toasts.show(reason)
  expirations.set(expirations.get() + 1)
}

export const onSessionExpired = (listener: () => void): (() => void) => expirations.subscribe(listener)
