import { commands } from '@daykeep/rules'
import { isRecord } from '@daykeep/rules/kernel'
import type { RestoreReport as Report } from '@daykeep/rules/restore'
import * as E from 'fp-ts/lib/Either.js'
import { type CommandDependencies, loadTasks, runCommand, toPlayer } from '../../commands/index.ts'
import type { RestoreReport } from '../../contract/index.ts'
import { badRequest, fromRuleError } from '../../core/api-error.ts'
import type { PlayerHandler } from '../../core/handler.ts'
import { isSigned } from './signature.ts'

const NAME = 'restorePlayer'

/** Entries of the report about what does not come: more than a player can have, and no more than fits into an answer. */
const MOST_LEFT_OUT = 5_000

/** Takes an export in as a command of the player, or says what would come. Refuses exportFileUnreadable. decision 122 */
export const restorePlayer: PlayerHandler<'restorePlayer', keyof CommandDependencies> = (app) => async (request) => {
  const { input, session, player, client } = request
  const file = parse(input.body.exportFile)
  if (file === undefined) return E.left(badRequest('exportFileUnreadable'))
  const mode = input.body.mode === 'merge' ? 'merge' : 'replace'
  const isOwn = file['_id'] === player.id && (await isSigned(app.store, file))
  const params = { file, mode, isOwn } as const
  const row = commands[NAME]
  if (input.body.preview === true) {
    const { tasks, foreign } = await loadTasks(app.store, player.id, 'all')
    const before = toPlayer({ user: player, tasks, foreign })
    const outcome = row.rule({ catalogue: app.catalogue, now: app.clock(), seed: `${player.id}/preview` })(params)(
      before,
    )
    if (E.isLeft(outcome)) return E.left(fromRuleError(outcome.left))
    return E.right({ data: toData(outcome.right.report, isOwn), user: player })
  }
  const committed = await runCommand(app, {
    userId: session.userId,
    name: NAME,
    row,
    params,
    client,
    ...(request.idempotencyKey === undefined ? {} : { idempotencyKey: request.idempotencyKey }),
    toReply: ({ outcome }) => ({ data: toData(outcome.report, isOwn) }),
  })
  if (E.isLeft(committed)) return committed
  const { user, entry } = committed.right
  return E.right({ data: entry.reply.data as RestoreReport, user })
}

/** An export holds at least a list of tasks, or stats. docs/reference/api.md 6.4. */
const parse = (text: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    const file: unknown = JSON.parse(text)
    return isRecord(file) && (isRecord(file['tasks']) || isRecord(file['stats'])) ? file : undefined
  } catch {
    return undefined
  }
}

const toData = (report: Report, isOwn: boolean): RestoreReport => ({
  ...report,
  isOwn,
  leftOut: report.leftOut.slice(0, MOST_LEFT_OUT),
})
