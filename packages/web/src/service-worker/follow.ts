import { noteNewRelease } from '../chunks/index.ts'
import type { WorkerMessage } from './release-files.ts'

/** Milliseconds after the first screen in which the player has the network alone. */
const PAUSE = 15_000
/** Milliseconds between two questions for a new release, in a window that stays open. */
const INTERVAL = 60 * 60 * 1000

/**
 * Lets the app start without network from the next visit on: tells the worker, which is being registered, what to keep, and
 * looks for new releases.
 */
export const followServiceWorker = async (serviceWorker: ServiceWorkerContainer): Promise<void> => {
  let isControlled = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) noteNewRelease()
    isControlled = true
  })
  // where workers are blocked, `register` may answer without a registration; `ready` answers only with one
  const registration = await serviceWorker.ready
  setInterval(() => void registration.update().catch(() => undefined), INTERVAL)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target, unlike a window
  const send = (message: WorkerMessage): void => registration.active?.postMessage(message)
  const loaded = new PerformanceObserver((list) => {
    const urls = list.getEntries().flatMap(({ name }) => (name.includes('/assets/') ? name : []))
    if (urls.length > 0) send({ type: 'keepLoaded', urls })
  })
  loaded.observe({ type: 'resource', buffered: true })
  setTimeout(() => {
    loaded.disconnect()
    send(keepAll())
  }, PAUSE)
}

const keepAll = (): WorkerMessage => ({
  type: 'keepAll',
  language: document.documentElement.lang.replaceAll('-', '_'),
})
