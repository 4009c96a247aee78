import { createFileCache } from './file-cache.ts'
import { toPushedMessage } from './pushed-message.ts'
import type { ReleaseFiles, WindowMessage, WorkerMessage } from './release-files.ts'
import { STATIC_ROUTES } from './static-routes.ts'

declare const __RELEASE__: ReleaseFiles

type Waiting = Event & { readonly waitUntil: (done: Promise<unknown>) => void }
type Installing = Waiting & { readonly addRoutes?: (routes: ReadonlyArray<object>) => Promise<void> }
type Fetching = Event & { readonly request: Request; readonly respondWith: (response: Promise<Response>) => void }
type Pushed = Waiting & { readonly data: { readonly json: () => unknown } | null }
type Clicked = Waiting & { readonly notification: Notification }
type Client = { readonly focus: () => Promise<Client>; readonly postMessage: (message: WindowMessage) => void }
type Asking = Waiting & { readonly data: WorkerMessage }

/** The worker's own global, as far as it is used here: the types of a page have no worker. */
const scope = globalThis as unknown as {
  readonly location: Location
  readonly skipWaiting: () => Promise<void>
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    readonly claim: () => Promise<void>
    readonly matchAll: (options: object) => Promise<ReadonlyArray<Client>>
    readonly openWindow: (path: string) => Promise<unknown>
  }
  readonly addEventListener: <E extends Event>(type: string, listener: (event: E) => void) => void
}

/** Written in by the bundler. */
const release = __RELEASE__
const files = createFileCache({ caches, fetch: (request) => fetch(request) })

// A new release takes over at once: files of the one before stay, so its open windows go on until they reload.
scope.addEventListener<Installing>('install', (event) => {
  event.waitUntil(files.keepShell(release).then(() => scope.skipWaiting()))
  // A browser that has none of them asks below.
  if (event.addRoutes !== undefined) event.waitUntil(event.addRoutes(STATIC_ROUTES).catch(() => undefined))
})

scope.addEventListener<Waiting>('activate', (event) =>
  event.waitUntil(files.forgetOlder(release).then(() => scope.clients.claim())),
)

scope.addEventListener<Asking>('message', (event) => {
  const { data } = event
  event.waitUntil(
    data.type === 'keepAll' ? files.keepRest(release, data.language) : files.keepLoaded(release, data.urls),
  )
})

scope.addEventListener<Pushed>('push', (event) => {
  const { title, body, path, tag, language } = toPushedMessage(jsonOf(event))
  const options = { body, tag, lang: language, icon: '/icons/app-192.png', data: path }
  event.waitUntil(scope.registration.showNotification(title, options))
})

const jsonOf = ({ data }: Pushed): unknown => {
  try {
    return data?.json()
  } catch {
    return undefined
  }
}

scope.addEventListener<Clicked>('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(String(event.notification.data)))
})

/** In a window that is open, without loading it anew: somebody may be typing there. */
const openPage = async (path: string): Promise<void> => {
  const [window] = await scope.clients.matchAll({ type: 'window' })
  if (window === undefined) await scope.clients.openWindow(path)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client of a worker has no target
  else (await window.focus()).postMessage({ type: 'open', path })
}

// The API is never answered from here: the queue of commands and the local copy of the player know better.
scope.addEventListener<Fetching>('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== scope.location.origin) return
  if (request.mode === 'navigate') {
    if (isPage(pathname)) event.respondWith(files.page(request))
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(files.file(request))
  }
})

/** What leads to the server, such as an export or the link of an e-mail, is no page of the app. */
const isPage = (path: string): boolean => {
  const [, first = '', second] = path.split('/')
  return release.pages.includes(first) && !(first === 'static' && second === 'user')
}
