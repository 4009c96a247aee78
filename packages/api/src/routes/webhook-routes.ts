import * as E from 'fp-ts/lib/Either.js'
import type { PlayerHandler } from '../http/ask.ts'

export const getWebhooks: PlayerHandler =
  () =>
  async ({ player }) =>
    E.right({ data: player.body.webhooks, user: player })
