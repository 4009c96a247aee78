import { decodeParams } from '@daykeep/rules'
import type { AddressedEvent, DocumentQuery, Documents } from '@daykeep/rules/documents'
import { executeShared } from '@daykeep/rules/execute'
import { refusal, type RuleError } from '@daykeep/rules/kernel'
import type { User } from '@daykeep/rules/model'
import type { SharedCommand } from '@daykeep/rules/shared-command'
import { sharedCommands } from '@daykeep/rules/shared-commands'
import * as E from 'fp-ts/lib/Either.js'
import { consequencesOf, loadDocuments, type OutgoingDependencies, toDocumentWrites } from '../commands/index.ts'
import type { AppContext } from '../core/app-context.ts'
import type { Document, Write } from '../store/index.ts'
import type { ProviderAct } from './fold-event.ts'

type ActsRequest = {
  readonly userId: string
  readonly acts: ReadonlyArray<ProviderAct>
  /** The source of ids; the same for the same acts. */
  readonly seed: string
  /** A gem pack holds what it held when it was ordered. */
  readonly orderedAt: number
}

/** Executes the acts one after the other on the documents that all of them need. */
export const executeActs = async (
  app: OutgoingDependencies & Pick<AppContext, 'clock'>,
  { userId, acts, seed, orderedAt }: ActsRequest,
): Promise<E.Either<RuleError, readonly Write[]>> => {
  if (acts.length === 0) return E.right([])
  const payer = await app.store.get<User>('users', userId)
  if (payer === undefined) return E.left(refusal('userWithIDNotFound', { userId }))
  const rows = acts.map(toRow)
  const loaded = await loadDocuments(app.store, payer, queriesOf(rows, payer))
  const now = app.clock()
  let state: Documents = loaded.documents
  const events: AddressedEvent[] = []
  for (const [index, { command, row, params }] of rows.entries()) {
    const at = command === 'buyGems' ? orderedAt : now
    const outcome = executeShared(app.catalogue)(row, { params, actorId: userId, at, seed: `${seed}/${index}` })(state)
    if (E.isLeft(outcome)) return outcome
    state = outcome.right.state
    events.push(...outcome.right.events)
  }
  const change = { before: loaded.documents, after: state, events }
  return E.right([...toDocumentWrites(loaded, state), ...(await consequencesOf(app, change, { at: now, act: seed }))])
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
