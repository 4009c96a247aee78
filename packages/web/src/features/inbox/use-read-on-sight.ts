import { useEffect } from 'react'
import { useDispatch, usePlayer } from '../../sync/index.ts'

/** Private messages count as read while this page is in sight, also those that arrive meanwhile. docs/reference/screens.md 11. */
export const useReadOnSight = (): void => {
  const dispatch = useDispatch()
  const news = usePlayer(({ user }) => user.inbox.newMessages)
  useEffect(() => {
    if (news === 0) return undefined
    const read = (): void => {
      if (document.visibilityState === 'visible') dispatch('readLetters', {})
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [news, dispatch])
}
