import type { User } from '@daykeep/rules/model'

const MINUTE = 60_000

/** An instant by the player's clock, as `YYYY-MM-DD HH:mm:ss`; empty for what is no instant. */
export const toLocalText = ({ preferences }: User, at: number): string => {
  const local = new Date(at - preferences.timezoneOffset * MINUTE)
  return Number.isNaN(local.getTime()) ? '' : local.toISOString().slice(0, 19).replace('T', ' ')
}
