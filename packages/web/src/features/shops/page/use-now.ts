import { useEffect, useState } from 'react'
import type { Instant } from '@daykeep/rules/kernel'

const MINUTES = 5 * 60_000

/** The time, renewed every few minutes and when the window is looked at again: what is on sale depends on it. */
export const useNow = (): Instant => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const renew = () => setNow(Date.now())
    const timer = window.setInterval(renew, MINUTES)
    document.addEventListener('visibilitychange', renew)
    return () => {
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [])
  return now
}
