import { sendRequest } from '../queries/index.ts'
import { readStored, removeStored, writeStored } from '../store/index.ts'
import { type BrowserAddress, browserPush } from './browser-push.ts'

/** The endpoint that the server knows; it goes with the login. */
const KEY = 'daykeep.push'

/** Stores that the server pushes to this browser. */
export const noteSubscription = ({ endpoint }: Pick<BrowserAddress, 'endpoint'>): void => writeStored(KEY, endpoint)

/** After a logout, or where the browser has taken the endpoint back. */
export const forgetSubscription = (): void => removeStored(KEY)

/** Whether the server pushes to this browser and its user allows notifications. */
export const isSubscribed = (): boolean =>
  readStored(KEY) !== null && 'Notification' in globalThis && Notification.permission === 'granted'

/** Sends the server a new endpoint: browsers change theirs now and then. */
export const followSubscription = async (): Promise<void> => {
  const known = readStored(KEY)
  if (known === null) return
  const address = await browserPush.address()
  if (address === undefined || address.endpoint === known) return
  await sendRequest('addPushSubscription', { body: address })
  noteSubscription(address)
}
