import { useSyncExternalStore } from 'react'
import type { Credentials } from './credentials.ts'
import { createSessionStore } from './session-store.ts'

/** The session of this window. */
export const session = createSessionStore(window.localStorage, window)

export const useCredentials = (): Credentials | undefined =>
  useSyncExternalStore(session.subscribe, session.credentials)
