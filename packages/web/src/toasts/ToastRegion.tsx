import { useEffect, useSyncExternalStore } from 'react'
import { tinykeys } from 'tinykeys'
import { toasts } from './toast-store.ts'
import { ToastList } from './ToastList.tsx'

/** Shows the toasts of this window. F6 moves the focus to the newest one, so that Undo is in reach of the keyboard. */
export const ToastRegion = () => {
  const visible = useSyncExternalStore(toasts.subscribe, toasts.visible)
  useEffect(() => tinykeys(window, { F6: focusNewest, 'Alt+t': focusNewest }), [])
  return <ToastList toasts={visible} onDismiss={toasts.dismiss} onHold={toasts.hold} onRelease={toasts.release} />
}

const focusNewest = (event: KeyboardEvent) => {
  const buttons = document.querySelectorAll<HTMLElement>('[data-toasts] li:last-child button')
  const last = buttons.item(buttons.length - 1)
  if (last === null) return
  event.preventDefault()
  last.focus()
}
