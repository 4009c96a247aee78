import type { Group } from '@daykeep/rules/model'
import { hasPlan } from '@daykeep/rules/permissions'
import * as E from 'fp-ts/lib/Either.js'
import type { PlayerHandler } from '../../core/handler.ts'
import { toGroupWithPlan } from '../../wire/index.ts'

/** docs/reference/api.md 2.9. */
export const groupPlans: PlayerHandler<'groupPlans', 'store' | 'clock'> =
  (app) =>
  async ({ player }) => {
    const { party, guilds } = player.body
    const groups = await app.store.getMany<Group>('groups', party._id === undefined ? guilds : [party._id, ...guilds])
    const now = app.clock()
    const withPlan = groups.flatMap(({ body }) => (hasPlan(body, now) ? [toGroupWithPlan(body, now)] : []))
    return E.right({ data: withPlan, user: player })
  }
