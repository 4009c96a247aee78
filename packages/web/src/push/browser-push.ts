/** How this browser stands to messages of the server. `denied`: its user has forbidden them. */
export type PushState =
  | { readonly type: 'unsupported' | 'denied' | 'off' }
  | { readonly type: 'on'; readonly endpoint: string }

/** What the server has to know to write to a browser. */
export type BrowserAddress = {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

export type BrowserPush = {
  readonly state: () => Promise<PushState>
  /** Asks the user; nothing when they or the browser say no. `publicKey`: that of the server. */
  readonly turnOn: (publicKey: string) => Promise<BrowserAddress | undefined>
  readonly turnOff: () => Promise<void>
  /** The address that it has, if it is on. */
  readonly address: () => Promise<BrowserAddress | undefined>
}

/** Milliseconds that a service worker gets to come: where there is none, it never does. */
const PATIENCE = 3000

const registration = async (): Promise<ServiceWorkerRegistration | undefined> => {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis))
    return undefined
  const never = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE, undefined))
  return Promise.race([navigator.serviceWorker.ready, never])
}

const current = async (): Promise<PushSubscription | null> =>
  (await registration())?.pushManager.getSubscription().catch(() => null) ?? null

const toAddress = (subscription: PushSubscription | null): BrowserAddress | undefined => {
  const { endpoint, keys: { p256dh, auth } = {} } = subscription?.toJSON() ?? {}
  return endpoint === undefined || p256dh === undefined || auth === undefined
    ? undefined
    : { endpoint, keys: { p256dh, auth } }
}

/** Messages to this browser, by its Push API. */
export const browserPush: BrowserPush = {
  state: async () => {
    const registered = await registration()
    if (registered === undefined) return { type: 'unsupported' }
    if (Notification.permission === 'denied') return { type: 'denied' }
    const found = await current()
    return found === null || Notification.permission !== 'granted'
      ? { type: 'off' }
      : { type: 'on', endpoint: found.endpoint }
  },
  turnOn: async (publicKey) => {
    const registered = await registration()
    if (registered === undefined || (await Notification.requestPermission()) !== 'granted') return undefined
    const subscribe = () => registered.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    const subscription = await subscribe().catch(async () => {
      // one that was made for another key stands in the way
      await (await current())?.unsubscribe()
      return subscribe().catch(() => null)
    })
    return toAddress(subscription)
  },
  turnOff: async () => void (await (await current())?.unsubscribe()),
  address: async () => toAddress(await current()),
}
