import { useEffect, useMemo, useState } from 'react'
import { usePlayer } from '../../sync/index.ts'
import { readSeenCounts, unreadOf, withSeen, writeSeenCounts } from './seen-counts.ts'

/** The new messages of each conversation by the id of the other player; those of the open one are read. */
export const useUnread = (
  conversations: ReadonlyArray<{ readonly id: string; readonly count: number }>,
  openId: string | undefined,
): Readonly<Record<string, number>> => {
  // what the page shows counts as read at once; what was new stays marked
  const now = usePlayer(({ user }) => user.inbox.newMessages)
  const [most, setMost] = useState(now)
  if (now > most) setMost(now)
  const [seen, setSeen] = useState(() => readSeenCounts(localStorage))
  const unread = useMemo(() => unreadOf(conversations, seen, most), [conversations, seen, most])
  const next = withSeen(seen, conversations, unread, openId)
  if (next !== seen) setSeen(next)
  useEffect(() => writeSeenCounts(localStorage, seen), [seen])
  return unread
}
