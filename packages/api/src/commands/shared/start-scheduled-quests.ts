import { type Instant, toIso } from '@daykeep/rules/kernel'
import { executeShared } from '@daykeep/rules/execute'
import type { Group, User } from '@daykeep/rules/model'
import { isStartDue } from '@daykeep/rules/quests'
import { sharedCommands } from '@daykeep/rules/shared-commands'
import * as E from 'fp-ts/lib/Either.js'
import type { AppContext } from '../../core/app-context.ts'
import { commitAndSend, type DeliveryDependencies } from '../../deliveries/index.ts'
import { lte } from '../../store/index.ts'
import { loadDocuments, toDocumentWrites } from '../documents/index.ts'
import { consequencesOf, type OutgoingDependencies } from '../outgoing/index.ts'
import { retryConflicts } from '../retry-conflicts.ts'

export type ScheduledQuestDependencies = OutgoingDependencies & DeliveryDependencies & Pick<AppContext, 'mutex'>

/** Milliseconds between two looks for quests whose time has come. */
const INTERVAL = 15_000

/** Quests in one round. */
const ROUND = 50

/** Starts the quests whose time has come, now and every few seconds. */
export const startQuestJob = (app: ScheduledQuestDependencies): { readonly stop: () => void } => {
  let isRunning = false
  const run = (): void => {
    if (isRunning) return
    isRunning = true
    app.background.run('scheduled quests', () =>
      startScheduledQuests(app).finally(() => {
        isRunning = false
      }),
    )
  }
  run()
  const timer = setInterval(run, INTERVAL).unref()
  return { stop: () => clearInterval(timer) }
}

/**
 * Starts the quests whose time has come. Any number of processes may do so: the commit is guarded by the version of the
 * party, so each quest starts once. docs/decisions/134-a-quest-starts-by-itself.md
 */
export const startScheduledQuests = async (app: ScheduledQuestDependencies): Promise<void> => {
  const where = lte('quest.startsAt', toIso(app.clock()))
  const due = await app.store.find<Group>('groups', { where, limit: ROUND })
  for (const { id } of due) {
    if (app.background.stopping.aborted) return
    await app.mutex(id, () => retryConflicts(() => start(app, id, app.clock())))
  }
}

const start = async (app: ScheduledQuestDependencies, id: string, at: Instant): Promise<E.Either<'conflict', void>> => {
  const group = await app.store.get<Group>('groups', id)
  const actor = group === undefined ? undefined : await app.store.get<User>('users', group.body.leader)
  if (group === undefined || actor === undefined || !isStartDue(group.body, at)) return E.right(undefined)
  const row = sharedCommands.startScheduledQuest
  const params = { group: id }
  const loaded = await loadDocuments(app.store, actor, row.needs(params, actor.id))
  const before = loaded.documents
  const seed = `${id}/${at}`
  const outcome = executeShared(app.catalogue)(row, { params, actorId: actor.id, at, seed })(before)
  if (E.isLeft(outcome)) return E.right(undefined)
  const { state: after, events } = outcome.right
  const consequences = await consequencesOf(app, { before, after, events }, { at, act: seed })
  const committed = await commitAndSend(app, [...toDocumentWrites(loaded, after), ...consequences])
  const isOvertaken = E.isLeft(committed) && committed.left.type !== 'unavailable'
  return isOvertaken ? E.left('conflict') : E.right(undefined)
}
