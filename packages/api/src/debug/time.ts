import { DAY, toIso } from '@daykeep/rules/kernel'
import * as E from 'fp-ts/lib/Either.js'
import type { PlayerHandler } from '../core/handler.ts'

export const debugTime: PlayerHandler<'debugTime', 'clock'> =
  ({ clock }) =>
  async ({ player }) =>
    E.right({ data: { time: toIso(clock()) }, user: player })

/** Days add up; `reset` and `disable` lead back to the present. */
export const debugJumpTime: PlayerHandler<'debugJumpTime', 'clock' | 'timeTravel'> =
  ({ clock, timeTravel }) =>
  async ({ input, player }) => {
    const { offsetDays = 0, reset = false, disable = false } = input.body
    if (reset || disable) timeTravel?.end()
    else timeTravel?.move(offsetDays * DAY)
    return E.right({ data: { time: toIso(clock()) }, user: player })
  }
