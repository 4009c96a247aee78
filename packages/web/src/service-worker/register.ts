import { afterFirstScreen, noteNewRelease } from '../chunks/index.ts'
import type { WorkerMessage } from './release-files.ts'

/** Milliseconds after the first screen in which the player has the network alone. */
const PAUSE = 15_000
/** Milliseconds between two questions for a new release, in a window that stays open. */
const INTERVAL = 60 * 60 * 1000

/**
 * Lets the app start without network from the next visit on. Where a browser has no workers (a private window), all goes
 * on as before.
 */
export const registerServiceWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  await afterFirstScreen()
  const { serviceWorker } = navigator
  let isControlled = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) noteNewRelease()
    isControlled = true
  })
  await serviceWorker.register('/sw.js')
  // where workers are blocked, `register` may answer without a registration; `ready` answers only with one
  const registration = await serviceWorker.ready
  setInterval(() => void registration.update().catch(() => undefined), INTERVAL)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target, unlike a window
  setTimeout(() => registration.active?.postMessage(keepAll()), PAUSE)
}

const keepAll = (): WorkerMessage => ({
  type: 'keepAll',
  language: document.documentElement.lang.replaceAll('-', '_'),
})
