import type { Refused } from '@daykeep/api/contract'
import { t } from '../texts/index.ts'
import type { NewToast } from '../toasts/index.ts'

export type Asked = { readonly method: string; readonly path: string }

/** What the app does about a call that was not granted. */
export type Reaction =
  /** Nobody hears of it; whoever asked deals with it. */
  | { readonly type: 'silent' }
  | { readonly type: 'toast'; readonly toast: NewToast }
  /** The player is logged out and sent to login, and told why. */
  | { readonly type: 'signOut'; readonly toast: NewToast }

const BAD_GATEWAY = 502

/** Every answer of status 400 or above, the same for all calls. Application specification, section 8. */
export const onFailure = (refused: Refused, { method, path }: Asked): Reaction => {
  if (refused.key === 'accountSuspended') return signOut(refused.message || t('toasts.suspended'))
  if (method === 'GET' && path.includes('/members/')) return { type: 'silent' }
  if (refused.status === 401 && refused.error === 'invalid_credentials') return signOut(t('toasts.signedOut'))
  if (refused.error === 'NotificationNotFound') return { type: 'silent' }
  if (refused.status === BAD_GATEWAY) return { type: 'toast', toast: SERVER_AWAY() }
  return { type: 'toast', toast: error(messagesOf(refused).join(' ') || t('toasts.unexpected')) }
}

/** Nobody answered at all. */
export const onSilence = (): NewToast => SERVER_AWAY()

/** The messages to show: the first one of each parameter, or the one of the whole. */
export const messagesOf = ({ errors, message }: Refused): readonly string[] => {
  const first = new Map(
    (errors ?? []).toReversed().map((fault, at) => [fault.param ?? fault.path ?? at, fault.message]),
  )
  return first.size === 0 ? [message].filter(Boolean) : [...first.values()].toReversed()
}

const error = (title: string): NewToast => ({ type: 'error', title })

const signOut = (reason: string): Reaction => ({ type: 'signOut', toast: error(reason) })

// An error stays until it is clicked away, as the specification wants it for this one.
const SERVER_AWAY = (): NewToast => ({ type: 'error', title: t('toasts.serverAway'), text: t('toasts.serverAwayHint') })
