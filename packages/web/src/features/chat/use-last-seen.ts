import { useState } from 'react'
import type { ChatLine } from './chat-line.ts'

/**
 * The id of the newest line that the player had seen when this visit began, so that a mark can stand above it.
 * `seenUntil`: when that was written, as all devices of the player know; what this visit shows does not move the mark.
 */
export const useLastSeen = (
  lines: ReadonlyArray<ChatLine> | undefined,
  seenUntil: number | undefined,
): string | undefined => {
  const [atStart, setAtStart] = useState<{ readonly seenUntil: number | undefined }>()
  if (atStart === undefined && lines !== undefined) setAtStart({ seenUntil })
  const until = atStart?.seenUntil
  return until === undefined ? undefined : lines?.find(({ at }) => at <= until)?.id
}
