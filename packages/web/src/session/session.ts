import { useSyncExternalStore } from 'react'
import type { Credentials } from './credentials.ts'
import { sessionStore } from './session-store.ts'

/** The session of this window. */
export const session = sessionStore(window.localStorage, window)

export const useCredentials = (): Credentials | undefined =>
  useSyncExternalStore(session.subscribe, session.credentials)
