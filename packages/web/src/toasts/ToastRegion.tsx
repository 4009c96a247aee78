import { useEffect, useState, useSyncExternalStore } from 'react'
import { tinykeys } from 'tinykeys'
import { toasts } from './toast-store.ts'
import { cornerAwayFrom, DEFAULT_CORNER, type ToastCorner } from './toast-corner.ts'
import { ToastList } from './ToastList.tsx'

/** Shows the toasts of this window. F6 moves the focus to the newest one, so that Undo is in reach of the keyboard. */
export const ToastRegion = () => {
  const visible = useSyncExternalStore(toasts.subscribe, toasts.visible)
  useEffect(() => tinykeys(window, { F6: focusNewest, 'Alt+t': focusNewest }), [])
  useEffect(waitWhileHidden, [])
  return (
    <ToastList
      toasts={visible}
      corner={useCorner()}
      onDismiss={toasts.dismiss}
      onHold={toasts.hold}
      onRelease={toasts.release}
    />
  )
}

/** The corner away from what was pressed or focused last, as long as it is there: a dialog that closed is not used any more. */
const useCorner = (): ToastCorner => {
  const [corner, setCorner] = useState(DEFAULT_CORNER)
  useEffect(() => {
    let used: Element | undefined
    const follow = ({ target }: Event): void => {
      if (!(target instanceof Element) || target.closest('[data-toasts]') !== null) return
      used = target
      // With the frame that the press brings: to measure at once would lay out the page once more before it.
      requestAnimationFrame(() => {
        if (used !== target || !target.isConnected) return
        const next = cornerAwayFrom(target.getBoundingClientRect(), pageNow())
        setCorner((before) => (before.side === next.side && before.edge === next.edge ? before : next))
      })
    }
    const forget = new MutationObserver(() => {
      if (used?.isConnected !== false) return
      used = undefined
      setCorner(DEFAULT_CORNER)
    })
    document.addEventListener('pointerdown', follow, true)
    document.addEventListener('focusin', follow, true)
    forget.observe(document.body, { childList: true })
    return () => {
      document.removeEventListener('pointerdown', follow, true)
      document.removeEventListener('focusin', follow, true)
      forget.disconnect()
    }
  }, [])
  return corner
}

const pageNow = () => {
  const { dataset, dir } = document.documentElement
  return {
    width: innerWidth,
    height: innerHeight,
    // By its id: a selector would look through all of a long board.
    bar: (document.getElementById('bottom-bar')?.offsetHeight ?? 0) + Number(dataset['dock'] ?? 0),
    rtl: dir === 'rtl',
  }
}

/** In a window that nobody sees no time passes for toasts. */
const waitWhileHidden = (): (() => void) => {
  let resume: (() => void) | undefined
  const follow = (): void => {
    resume?.()
    resume = document.hidden ? toasts.pause() : undefined
  }
  follow()
  document.addEventListener('visibilitychange', follow)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    resume?.()
  }
}

const focusNewest = (event: KeyboardEvent) => {
  const buttons = document.querySelectorAll<HTMLElement>('[data-toasts] li:last-child button')
  const last = buttons.item(buttons.length - 1)
  if (last === null) return
  event.preventDefault()
  last.focus()
}
