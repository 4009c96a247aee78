import { decodeParams } from '@daykeep/rules'
import type { AddressedEvent, DocumentQuery, Documents } from '@daykeep/rules/documents'
import { executeShared } from '@daykeep/rules/execute'
import { refusal, type RuleError } from '@daykeep/rules/kernel'
import type { User } from '@daykeep/rules/model'
import type { SharedCommand } from '@daykeep/rules/shared-command'
import { sharedCommands } from '@daykeep/rules/shared-commands'
import * as E from 'fp-ts/lib/Either.js'
import {
  consequencesOf,
  deliverOutbox,
  loadForCommand,
  type OutgoingDependencies,
  toDocumentWrites,
  toEntryWrites,
} from '../commands/index.ts'
import type { AppContext } from '../core/app-context.ts'
import { commitAndSend, type DeliveryDependencies } from '../deliveries/index.ts'
import type { CommitFailure, Document, Write } from '../store/index.ts'
import type { ProviderAct } from './fold-event.ts'

type ActsRequest = {
  readonly userId: string
  readonly acts: ReadonlyArray<ProviderAct>
  /** The source of ids; the same for the same acts. */
  readonly seed: string
  /** A gem pack holds what it held when it was ordered, and a pet may be had that was for sale then. */
  readonly orderedAt: number
}

const AS_ORDERED: ReadonlySet<string> = new Set(['buyGems', 'buyPet'])

/**
 * Executes the acts one after the other on the documents that all of them need. The members of a large guild get their
 * share of its plan from the outbox.
 */
export const executeActs = async (
  app: OutgoingDependencies & Pick<AppContext, 'clock'>,
  { userId, acts, seed, orderedAt }: ActsRequest,
): Promise<E.Either<RuleError, readonly Write[]>> => {
  if (acts.length === 0) return E.right([])
  const payer = await app.store.get<User>('users', userId)
  if (payer === undefined) return E.left(refusal('userWithIDNotFound', { userId }))
  const rows = acts.map(toRow)
  const reaches = rows.find(({ row }) => row.reaches !== undefined)?.row.reaches
  const needs = { needs: () => queriesOf(rows, payer), ...(reaches === undefined ? {} : { reaches }) }
  const loaded = await loadForCommand(app.store, payer, needs, undefined)
  const now = app.clock()
  let state: Documents = loaded.documents
  const events: AddressedEvent[] = []
  const rest: Write[] = []
  for (const [index, { command, row, params }] of rows.entries()) {
    const at = AS_ORDERED.has(command) ? orderedAt : now
    const input = { params, actorId: userId, at, seed: `${seed}/${index}` }
    const outcome = executeShared(app.catalogue)(row, input)(state)
    if (E.isLeft(outcome)) return outcome
    if (loaded.later !== undefined && row.reaches === loaded.later.audience)
      rest.push(...toEntryWrites({ ...loaded.later, command, ...input, documents: state }))
    state = outcome.right.state
    events.push(...outcome.right.events)
  }
  const change = { before: loaded.documents, after: state, events }
  return E.right([
    ...toDocumentWrites(loaded, state),
    ...rest,
    ...(await consequencesOf(app, change, { at: now, act: seed })),
  ])
}

/** Commits what acts write. The outbox begins at once with the members who are left. */
export const commitAndDeliver = async (
  app: DeliveryDependencies & OutgoingDependencies,
  writes: readonly Write[],
): Promise<E.Either<CommitFailure, void>> => {
  const committed = await commitAndSend(app, writes)
  if (E.isRight(committed) && writes.some(({ collection }) => collection === 'outbox'))
    app.background.run('outbox', () => deliverOutbox(app))
  return committed
}

type ActRow = {
  readonly command: ProviderAct['command']
  readonly row: SharedCommand<unknown>
  readonly params: unknown
}

/** The input is ours, so that it always decodes. */
const toRow = ({ command, input }: ProviderAct): ActRow => {
  const row = sharedCommands[command] as unknown as SharedCommand<unknown>
  const params = decodeParams(row)(input)
  if (E.isLeft(params)) throw new Error(`${command} does not take ${JSON.stringify(input)}`)
  return { command, row, params: params.right }
}

const queriesOf = (rows: ReadonlyArray<ActRow>, payer: Document<User>): ReadonlyArray<DocumentQuery> =>
  rows.flatMap(({ row, params }) => row.needs(params, payer.id))
