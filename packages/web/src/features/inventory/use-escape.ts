import { useEffect, useEffectEvent } from 'react'

/** Calls `onEscape` when Escape is pressed, unless the key has closed something else. */
export const useEscape = (isActive: boolean, onEscape: () => void): void => {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onEscape()
  })
  useEffect(() => {
    if (!isActive) return undefined
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [isActive])
}
