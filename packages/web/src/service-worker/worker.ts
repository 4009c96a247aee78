import { createFileCache } from './file-cache.ts'
import type { ReleaseFiles, WorkerMessage } from './release-files.ts'

declare const __RELEASE__: ReleaseFiles

type Waiting = Event & { readonly waitUntil: (done: Promise<unknown>) => void }
type Fetching = Event & { readonly request: Request; readonly respondWith: (response: Promise<Response>) => void }
type Asking = Waiting & { readonly data: WorkerMessage }

/** The worker's own global, as far as it is used here: the types of a page have no worker. */
const scope = globalThis as unknown as {
  readonly location: Location
  readonly skipWaiting: () => Promise<void>
  readonly clients: { readonly claim: () => Promise<void> }
  readonly addEventListener: <E extends Event>(type: string, listener: (event: E) => void) => void
}

/** Written in by the bundler. */
const release = __RELEASE__
const files = createFileCache({ caches, fetch: (request) => fetch(request) })

// A new release takes over at once: files of the one before stay, so its open windows go on until they reload.
scope.addEventListener<Waiting>('install', (event) =>
  event.waitUntil(files.keepShell(release).then(() => scope.skipWaiting())),
)

scope.addEventListener<Waiting>('activate', (event) =>
  event.waitUntil(files.forgetOlder(release).then(() => scope.clients.claim())),
)

scope.addEventListener<Asking>('message', (event) => {
  if (event.data.type === 'keepAll') event.waitUntil(files.keepRest(release, event.data.language))
})

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
