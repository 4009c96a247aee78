import type { Envelope } from '@daykeep/api/contract'
import type { RequestTarget } from './error-policy.ts'

/** What a response says besides its data. */
export type ResponseNews = RequestTarget &
  Pick<Envelope<unknown>, 'userV' | 'notifications'> & {
    /** The request may have changed the player, and nothing of it was done here before. */
    readonly changesPlayer?: boolean
  }

const listeners = new Set<(news: ResponseNews) => void>()

/** Listens to the responses to all requests that are not commands. */
export const onResponse = (listener: (news: ResponseNews) => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const publishResponse = (news: ResponseNews): void => {
  for (const listener of listeners) listener(news)
}
