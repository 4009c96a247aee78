import * as E from 'fp-ts/lib/Either.js'
import type { endpoints } from '../contract/index.ts'
import { notFound } from '../http/api-error.ts'
import type { InputOf, PlayerHandler } from '../http/ask.ts'

export const getTags: PlayerHandler =
  () =>
  async ({ player }) =>
    E.right({ data: player.body.tags, user: player })

export const getTag: PlayerHandler<InputOf<typeof endpoints.getTag>> =
  () =>
  async ({ input, player }) => {
    const tag = player.body.tags.find(({ id }) => id === input.params.tagId)
    const language = player.body.preferences.language ?? ''
    return tag === undefined ? E.left({ ...notFound('tagNotFound'), language }) : E.right({ data: tag, user: player })
  }

export const getNotifications: PlayerHandler =
  () =>
  async ({ player }) =>
    E.right({ data: player.body.notifications, user: player })
