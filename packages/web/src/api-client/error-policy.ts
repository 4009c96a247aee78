import type { ErrorResponse } from '@daykeep/api/contract'
import { t } from '../i18n/index.ts'
import type { NewToast } from '../toasts/index.ts'

export type RequestTarget = { readonly method: string; readonly path: string }

/** What the app does about a failed request. */
export type ErrorAction =
  /** Nothing is shown; the caller handles it. */
  | { readonly type: 'silent' }
  | { readonly type: 'toast'; readonly toast: NewToast }
  /** Signs the player out, shows the reason and leads to login. */
  | { readonly type: 'signOut'; readonly toast: NewToast }

const BAD_GATEWAY = 502

/** The one policy for responses of status 400 or above. docs/reference/application.md 8. */
export const errorPolicy = (refused: ErrorResponse, { method, path }: RequestTarget): ErrorAction => {
  if (refused.key === 'accountSuspended') return signOut(refused.message || t('toasts.suspended'))
  if (method === 'GET' && path.includes('/members/')) return { type: 'silent' }
  if (refused.status === 401 && refused.error === 'invalid_credentials') return signOut(t('toasts.signedOut'))
  if (refused.error === 'NotificationNotFound') return { type: 'silent' }
  if (refused.status === BAD_GATEWAY) return { type: 'toast', toast: SERVER_AWAY() }
  return { type: 'toast', toast: error(messagesOf(refused).join(' ') || t('toasts.unexpected')) }
}

/** Shown when there was no response at all. */
export const noResponseToast = (): NewToast => SERVER_AWAY()

/** The messages to show: the first of each parameter, or that of the whole response. */
export const messagesOf = ({ errors, message }: ErrorResponse): readonly string[] => {
  const first = new Map(
    (errors ?? []).toReversed().map((error, at) => [error.param ?? error.path ?? at, error.message]),
  )
  return first.size === 0 ? [message].filter(Boolean) : [...first.values()].toReversed()
}

const error = (text: string): NewToast => ({ type: 'error', text })

const signOut = (reason: string): ErrorAction => ({ type: 'signOut', toast: error(reason) })

// Errors stay until they are dismissed, which the specification asks for in this case.
const SERVER_AWAY = (): NewToast => ({
  type: 'error',
  text: t('toasts.serverAway'),
  flavorMessage: t('toasts.serverAwayHint'),
})
