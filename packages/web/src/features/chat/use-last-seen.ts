import { useEffect, useState } from 'react'

const keyOf = (groupId: string): string => `chat.seen.${groupId}`

/** The newest line at the last visit of this browser, so that a mark can stand above it. */
export const useLastSeen = (groupId: string, newest: string | undefined): string | undefined => {
  const [lastSeen] = useState(() => localStorage.getItem(keyOf(groupId)) ?? undefined)
  useEffect(() => {
    if (newest !== undefined) localStorage.setItem(keyOf(groupId), newest)
  }, [groupId, newest])
  return lastSeen
}
