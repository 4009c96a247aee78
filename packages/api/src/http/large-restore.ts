import { LIMITS } from '@daykeep/rules/model'
import type { Context } from 'koa'

/** Bytes of JSON and forms. docs/reference/api.md 1.2. */
export const BODY_LIMIT = 10 * 1024 * 1024

/** Bytes of a request that restores a player: as a text in JSON, an export is at most twice as long. docs/decisions/156-large-exports-come-back.md */
export const RESTORE_LIMIT = 2 * LIMITS.exportFile + 1024

const RESTORE = /^\/api\/v[34]\/user\/restore\/?$/i

/** Whether a request brings an export that is larger than other bodies may be, and says how long it is. */
export const isLargeRestore = (ctx: Context): boolean =>
  Number(ctx.get('content-length')) > BODY_LIMIT && RESTORE.test(ctx.path)
