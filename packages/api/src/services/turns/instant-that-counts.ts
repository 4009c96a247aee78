import { fromIso, type Instant } from '@daykeep/rules/kernel'
import type { User } from '@daykeep/rules/model'

/**
 * When an act counts: as the client says, between the player's last new day or last command, whichever is later, and the
 * server's clock; outside of that at the nearest end. Architecture, "Exactly once, also offline".
 */
export const instantThatCounts = (user: User, said: Instant | undefined, clock: Instant): Instant => {
  const earliest = Math.max(fromIso(user.lastCron), fromIso(user.lastCommand))
  const latest = Math.max(earliest, clock)
  return Math.min(latest, Math.max(earliest, said ?? clock))
}
