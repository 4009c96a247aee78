import { QueryClient } from '@tanstack/react-query'
import { session } from '../session/index.ts'
import { RequestError } from './request-error.ts'

const RETRIES = 2
const MINUTE = 60_000

/** A refusal is final; what nobody answered is asked again. */
const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < RETRIES && !(error instanceof RequestError && error.refusal !== undefined)

/**
 * The cache of what other players share with this one: groups, members, chat, challenges. The player's own documents are
 * not in here but in `sync`. It belongs to one login and is emptied with it.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: MINUTE / 2, gcTime: 10 * MINUTE, retry: shouldRetry, networkMode: 'offlineFirst' },
    mutations: { retry: shouldRetry, networkMode: 'online' },
  },
})

// Asks again when the window comes back, and sends what waited for the network.
queryClient.mount()

session.subscribe(() => queryClient.clear())
