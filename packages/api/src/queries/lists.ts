import * as E from 'fp-ts/lib/Either.js'
import { notFound } from '../core/api-error.ts'
import type { PlayerHandler } from '../core/handler.ts'

export const getTags: PlayerHandler<'getTags'> =
  () =>
  async ({ player }) =>
    E.right({ data: player.body.tags, user: player })

/** Refuses tagNotFound. */
export const getTag: PlayerHandler<'getTag'> =
  () =>
  async ({ input, player }) => {
    const tag = player.body.tags.find(({ id }) => id === input.params.tagId)
    const language = player.body.preferences.language ?? ''
    return tag === undefined ? E.left({ ...notFound('tagNotFound'), language }) : E.right({ data: tag, user: player })
  }

export const getNotifications: PlayerHandler<'getNotifications'> =
  () =>
  async ({ player }) =>
    E.right({ data: player.body.notifications, user: player })

export const getWebhooks: PlayerHandler<'getWebhooks'> =
  () =>
  async ({ player }) =>
    E.right({ data: player.body.webhooks, user: player })
