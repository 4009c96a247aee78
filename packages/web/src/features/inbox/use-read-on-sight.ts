import { useEffect } from 'react'
import { useDispatch, usePlayer } from '../../sync/index.ts'
import { whenVisible } from '../chat/index.ts'

/** New messages count as noticed while this page is in sight, also those that arrive meanwhile. docs/reference/screens.md 11. */
export const useReadOnSight = (): void => {
  const dispatch = useDispatch()
  const news = usePlayer(({ user }) => user.inbox.newMessages)
  useEffect(
    () => (news === 0 ? undefined : whenVisible(() => dispatch('readLetters', { listed: true }))),
    [news, dispatch],
  )
}
