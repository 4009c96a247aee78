import * as E from 'fp-ts/lib/Either.js'
import type { StoredDayReport } from '../commands/index.ts'
import type { PlayerHandler } from '../core/handler.ts'
import { eq } from '../store/index.ts'

/** Days that are shown; more expire. */
const DAYS = 31

/** What the player's new days did, the newest first. docs/decisions/116-day-reports.md. */
export const dayReports: PlayerHandler<'dayReports', 'store'> =
  (app) =>
  async ({ player }) => {
    const found = await app.store.find<StoredDayReport>('dayReports', {
      where: eq('userId', player.id),
      sort: [{ path: 'at', order: 'descending' }],
      limit: DAYS,
    })
    return E.right({ data: found.map(({ body }) => body.report), user: player })
  }
