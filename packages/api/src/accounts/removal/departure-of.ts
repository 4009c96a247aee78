import { executeShared } from '@daykeep/rules/execute'
import type { User } from '@daykeep/rules/model'
import { sharedCommands } from '@daykeep/rules/shared-commands'
import * as E from 'fp-ts/lib/Either.js'
import { loadDocuments, toDocumentWrites } from '../../commands/index.ts'
import { type ApiError, fromRuleError } from '../../core/api-error.ts'
import type { AppContext } from '../../core/app-context.ts'
import type { Document, Write } from '../../store/index.ts'

/**
 * The writes to what a player shares with others, when their account is deleted; not those to the player and their tasks.
 * Refuses leaderCannotLeaveGroupWithActiveGroup.
 */
export const departureOf = async (
  { store, catalogue, clock }: Pick<AppContext, 'store' | 'catalogue' | 'clock'>,
  user: Document<User>,
): Promise<E.Either<ApiError, readonly Write[]>> => {
  const row = sharedCommands.deletePlayer
  const loaded = await loadDocuments(store, user, row.needs({}, user.id))
  const input = { params: {}, actorId: user.id, at: clock(), seed: `${user.id}/${user.body.turn}/deletePlayer` }
  const outcome = executeShared(catalogue)(row, input)(loaded.documents)
  if (E.isLeft(outcome)) return E.left(fromRuleError(outcome.left))
  const isOwn = (id: string) => id === user.id || loaded.documents.tasks[id]?.userId === user.id
  return E.right(
    toDocumentWrites(loaded, outcome.right.state).filter(
      ({ collection, id }) => !((collection === 'users' || collection === 'tasks') && isOwn(id)),
    ),
  )
}
