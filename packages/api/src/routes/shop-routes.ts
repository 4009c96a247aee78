import * as E from 'fp-ts/lib/Either.js'
import type { PlayerHandler } from '../http/ask.ts'

export const inAppRewards: PlayerHandler =
  () =>
  async ({ player }) =>
    E.right({ data: [], user: player })
export const inventoryBuy: PlayerHandler =
  () =>
  async ({ player }) =>
    E.right({ data: [], user: player })
