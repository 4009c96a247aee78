import { useEffect, useEffectEvent } from 'react'

/**
 * Does something when the browser brings the page back as it was left, which it does on the way back from another site: what
 * waited for that site would wait for ever.
 */
export const usePageRestored = (onRestored: () => void): void => {
  const restored = useEffectEvent(onRestored)
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) restored()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
}
