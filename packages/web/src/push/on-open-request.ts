import type { WindowMessage } from '../service-worker/index.ts'

/** Calls back when somebody presses a message of the system and this window is to show its page. Returns what ends it. */
export const onOpenRequest = (open: (path: string) => void): (() => void) => {
  if (!('serviceWorker' in navigator)) return () => undefined
  const { serviceWorker } = navigator
  const onMessage = ({ data }: MessageEvent): void => {
    const message = data as Partial<WindowMessage> | null
    if (message?.type === 'open' && typeof message.path === 'string') open(message.path)
  }
  serviceWorker.addEventListener('message', onMessage)
  return () => serviceWorker.removeEventListener('message', onMessage)
}
