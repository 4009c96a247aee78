import { sendRequest } from '../queries/index.ts'
import { type BrowserAddress, browserPush } from './browser-push.ts'

/** The endpoint that the server was told; it goes with the login. */
const KEY = 'daykeep.push'

/** Notes that the server writes to this browser. */
export const noteSubscription = ({ endpoint }: Pick<BrowserAddress, 'endpoint'>): void =>
  localStorage.setItem(KEY, endpoint)

export const forgetSubscription = (): void => localStorage.removeItem(KEY)

/** Whether the server writes to this browser and its user lets it be shown. */
export const isSubscribed = (): boolean =>
  localStorage.getItem(KEY) !== null && 'Notification' in globalThis && Notification.permission === 'granted'

/** Browsers change their endpoint now and then: the server is told the new one. */
export const followSubscription = async (): Promise<void> => {
  const known = localStorage.getItem(KEY)
  if (known === null) return
  const address = await browserPush.address()
  if (address === undefined || address.endpoint === known) return
  await sendRequest('addPushSubscription', { body: address })
  noteSubscription(address)
}
