import { executeShared } from '@daykeep/rules/execute'
import type { User } from '@daykeep/rules/model'
import { sharedCommands } from '@daykeep/rules/shared-commands'
import * as E from 'fp-ts/lib/Either.js'
import { consequencesOf, loadDocuments, type OutgoingDependencies, toDocumentWrites } from '../../commands/index.ts'
import { type ApiError, fromRuleError } from '../../core/api-error.ts'
import type { AppContext } from '../../core/app-context.ts'
import type { Document, Write } from '../../store/index.ts'

export type DepartureDependencies = Pick<AppContext, 'clock'> & OutgoingDependencies

/**
 * The writes to what a player shares with others, when their account is deleted; not those to the player and their
 * tasks; seats of plans and letters to others are among them.
 * Refuses leaderCannotLeaveGroupWithActiveGroup.
 */
export const departureOf = async (
  app: DepartureDependencies,
  user: Document<User>,
): Promise<E.Either<ApiError, readonly Write[]>> => {
  const row = sharedCommands.deletePlayer
  const loaded = await loadDocuments(app.store, user, row.needs({}, user.id))
  const at = app.clock()
  const seed = `${user.id}/${user.body.turn}/deletePlayer`
  const input = { params: {}, actorId: user.id, at, seed }
  const outcome = executeShared(app.catalogue)(row, input)(loaded.documents)
  if (E.isLeft(outcome)) return E.left(fromRuleError(outcome.left))
  const { state: after, events } = outcome.right
  const isOwn = (id: string) => id === user.id || loaded.documents.tasks[id]?.userId === user.id
  return E.right([
    ...toDocumentWrites(loaded, after).filter(
      ({ collection, id }) => !((collection === 'users' || collection === 'tasks') && isOwn(id)),
    ),
    ...(await consequencesOf(app, { before: loaded.documents, after, events }, { at, act: seed })),
  ])
}
