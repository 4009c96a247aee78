import { useEffect, useSyncExternalStore } from 'react'
import { followGroup, liveState } from './live.ts'
import type { LiveState } from './stream-loop.ts'

/**
 * Keeps the answers about a group new while a component shows it, and says whether that happens at once. Without a group
 * only the state is told: private messages and the player's own documents are always followed.
 */
export const useLive = (groupId?: string): LiveState => {
  useEffect(() => (groupId === undefined ? undefined : followGroup(groupId)), [groupId])
  return useSyncExternalStore(liveState.subscribe, liveState.get)
}
