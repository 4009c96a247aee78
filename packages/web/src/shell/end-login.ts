import { session } from '../session/index.ts'
import { type NewToast, toasts } from '../toasts/index.ts'

const listeners = new Set<() => void>()

/** The server no longer takes the login: it is forgotten here, the player is told why and led to login. */
export const endLogin = (reason: NewToast): void => {
  session.signOut()
  toasts.show(reason)
  for (const listener of listeners) listener()
}

export const onLoginEnded = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
