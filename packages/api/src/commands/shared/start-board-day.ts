import { executeShared } from '@daykeep/rules/execute'
import { hasNewBoardDay } from '@daykeep/rules/group-tasks'
import type { Group, User } from '@daykeep/rules/model'
import { hasPlan } from '@daykeep/rules/permissions'
import { sharedCommands } from '@daykeep/rules/shared-commands'
import * as E from 'fp-ts/lib/Either.js'
import type { AppContext } from '../../core/app-context.ts'
import type { Document } from '../../store/index.ts'
import { loadDocuments, toDocumentWrites } from '../documents/index.ts'
import { retryConflicts } from '../retry-conflicts.ts'

export type BoardDayDependencies = Pick<AppContext, 'store' | 'catalogue' | 'clock' | 'mutex'>

/**
 * Starts the new day of a board if one has begun for its leader: at the first access of that day, whoever comes first.
 * The commit is guarded by the version of the group, so that it happens once. docs/reference/rules.md
 * 13.7; docs/decisions/090-group-plans-and-their-boards.md.
 */
export const startBoardDay = async (app: BoardDayDependencies, groupId: string): Promise<void> => {
  if ((await boardInNeed(app, groupId)) === undefined) return
  await app.mutex(`board/${groupId}`, () => retryConflicts(() => rollOver(app, groupId)))
}

type BoardInNeed = { readonly group: Document<Group>; readonly leader: Document<User> }

/** The group and its leader, if a new day waits for the board. */
const boardInNeed = async (
  { store, clock }: Pick<BoardDayDependencies, 'store' | 'clock'>,
  groupId: string,
): Promise<BoardInNeed | undefined> => {
  const group = await store.get<Group>('groups', groupId)
  if (group === undefined || !hasPlan(group.body, clock())) return undefined
  const leader = await store.get<User>('users', group.body.leader)
  return leader !== undefined && hasNewBoardDay(group.body, leader.body, clock()) ? { group, leader } : undefined
}

const rollOver = async (app: BoardDayDependencies, groupId: string): Promise<E.Either<'conflict', void>> => {
  const found = await boardInNeed(app, groupId)
  if (found === undefined) return E.right(undefined)
  const { rollOverBoard } = sharedCommands
  const params = { group: groupId }
  const { leader } = found
  const loaded = await loadDocuments(app.store, leader, rollOverBoard.needs(params, leader.id))
  const at = app.clock()
  const input = { params, actorId: leader.id, at, seed: `${groupId}/${at}` }
  const outcome = executeShared(app.catalogue)(rollOverBoard, input)(loaded.documents)
  if (E.isLeft(outcome)) return E.right(undefined)
  const committed = await app.store.commit(toDocumentWrites(loaded, outcome.right.state))
  return E.isLeft(committed) ? E.left('conflict') : E.right(undefined)
}
