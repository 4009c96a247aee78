import { useEffect, useSyncExternalStore } from 'react'
import { tinykeys } from 'tinykeys'
import { toasts } from './toast-store.ts'
import { Toasts } from './Toasts.tsx'

/** The toasts of this window, where they are seen. F6 goes to the newest, so that Undo is near to the keyboard. */
export const ToastCorner = () => {
  const visible = useSyncExternalStore(toasts.subscribe, toasts.visible)
  useEffect(() => tinykeys(window, { F6: focusNewest, 'Alt+t': focusNewest }), [])
  return <Toasts toasts={visible} onDismiss={toasts.dismiss} onHold={toasts.hold} onRelease={toasts.release} />
}

const focusNewest = (event: KeyboardEvent) => {
  const buttons = document.querySelectorAll<HTMLElement>('[data-toasts] li:last-child button')
  const last = buttons.item(buttons.length - 1)
  if (last === null) return
  event.preventDefault()
  last.focus()
}
