import * as E from 'fp-ts/lib/Either.js'
import type { Handler } from '../http/ask.ts'

export const status: Handler = () => async () => E.right({ data: { status: 'up' } })

/** Asks the store for something small: ready means that players can be served. */
export const ready: Handler = (shell) => async () => {
  await shell.store.get('users', 'nobody')
  return E.right({ data: { status: 'ready' } })
}

/** No world boss and no event runs in this content. Reference, api 3.14. */
export const worldState: Handler = () => async () =>
  E.right({ data: { worldBoss: {}, currentEvent: null, currentEventList: [], npcImageSuffix: '' } })
