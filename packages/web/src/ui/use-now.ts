import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** The time in milliseconds since 1970, renewed each minute and when the window is looked at again. */
export const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const renew = () => setNow(Date.now())
    const timer = window.setInterval(renew, MINUTE)
    document.addEventListener('visibilitychange', renew)
    return () => {
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [])
  return now
}
