import { useEffect, useMemo, useState } from 'react'
import { usePlayer } from '../../sync/index.ts'
import { readSeenCounts, unreadOf, withSeen, writeSeenCounts } from './seen-counts.ts'

/** The new messages of each conversation by the id of the other player; those of the open one are read. */
export const useUnread = (
  conversations: ReadonlyArray<{ readonly id: string; readonly count: number }>,
  openId: string | undefined,
): Readonly<Record<string, number>> => {
  // the page counts as read when it opens; what was new then stays marked
  const now = usePlayer(({ user }) => user.inbox.newMessages)
  const [atFirst] = useState(now)
  const [seen, setSeen] = useState(() => readSeenCounts(localStorage))
  const unread = useMemo(
    () => unreadOf(conversations, seen, Math.max(atFirst, now)),
    [conversations, seen, atFirst, now],
  )
  const next = withSeen(seen, conversations, unread, openId)
  if (next !== seen) setSeen(next)
  useEffect(() => writeSeenCounts(localStorage, seen), [seen])
  return unread
}
