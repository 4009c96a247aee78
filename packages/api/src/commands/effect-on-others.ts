import type { Command } from '@daykeep/rules'
import type { NewDay } from '@daykeep/rules/day'
import { type AddressedEvent, type Documents, type SharedOutcome, withUser } from '@daykeep/rules/documents'
import { executeCommand, executeShared, executeSharedTurn } from '@daykeep/rules/execute'
import type { Instant, Outcome, RefusalKey, Result } from '@daykeep/rules/kernel'
import type { Player, User } from '@daykeep/rules/model'
import type { SharedCommand } from '@daykeep/rules/shared-command'
import { type SharedParamsOf, sharedCommands } from '@daykeep/rules/shared-commands'
import { spellOf, targetOf } from '@daykeep/rules/skills'
import { recordAct } from '@daykeep/rules/undo'
import * as E from 'fp-ts/lib/Either.js'
import type { AppContext } from '../core/app-context.ts'
import type { Document, Write } from '../store/index.ts'
import { loadDocuments, type LoadedDocuments, toDocumentWrites } from './documents/index.ts'

type Dependencies = Pick<AppContext, 'store' | 'catalogue'>

/** What a player's own command did to others of their party, committed together with it. */
export type EffectOnOthers = {
  readonly loaded: LoadedDocuments
  readonly after: Documents
  readonly events: ReadonlyArray<AddressedEvent>
  /** Everyone whom a cast reached. */
  readonly reached?: ReadonlyArray<User>
}

type OwnCommand<Params, Report> = {
  readonly name: string
  readonly row: Command<Params, Report>
  readonly params: Params
  readonly at: Instant
  /** As stored, for the version. */
  readonly user: Document<User>
  readonly before: Player
}

type Executed<Report> = { readonly outcome: Outcome<Player, Report>; readonly others?: EffectOnOthers }

/**
 * Executes a player's own command, and what it does to their party: a cast on others is a shared command in the place of
 * the own one, in the same turn; a new day hands the day's effort to the quest. docs/reference/api.md 3.12 and 3.13.
 */
export const executeWithOthers = async <Params, Report>(
  app: Dependencies,
  command: OwnCommand<Params, Report>,
): Promise<Result<RefusalKey, Executed<Report>>> => {
  const { name, row, params, at, before } = command
  const cast = name === 'castSkill' ? castOnOthers(app, before.user, params as CastParams) : undefined
  if (cast !== undefined) return executeCast(app, command, cast)
  const outcome = executeCommand(app.catalogue)(row, { params, at, act: { name, record: recordAct } })(before)
  if (E.isLeft(outcome)) return outcome
  const effort = name === 'startDay' ? (outcome.right.report as NewDay).effort : undefined
  if (effort === undefined || before.user.party._id === undefined) return E.right({ outcome: outcome.right })
  return executeDay(app, command, outcome.right, { effort })
}

type CastParams = SharedParamsOf<'castOnParty'>
type CastRow = (typeof sharedCommands)['castOnParty' | 'castOnMember']

/** The shared command of a cast that may reach others: nothing for players without a party. */
const castOnOthers = ({ catalogue }: Dependencies, user: User, { skill }: CastParams): CastRow | undefined => {
  const spell = user.party._id === undefined ? undefined : spellOf(catalogue, user, skill)
  if (spell === undefined) return undefined
  const target = targetOf(spell)
  if (target === 'party') return sharedCommands.castOnParty
  return target === 'user' ? sharedCommands.castOnMember : undefined
}

const executeCast = async <Params, Report>(
  app: Dependencies,
  { params, at, user, before }: OwnCommand<Params, Report>,
  row: CastRow,
): Promise<Result<RefusalKey, Executed<Report>>> => {
  const cast = params as CastParams
  const loaded = await loadDocuments(app.store, { ...user, body: before.user }, row.needs(cast, user.id))
  const shared: Result<RefusalKey, SharedOutcome<{ readonly members: ReadonlyArray<string> }>> = executeSharedTurn(
    app.catalogue,
  )(row as SharedCommand<CastParams, { readonly members: ReadonlyArray<string> }>, {
    params: cast,
    actorId: user.id,
    at,
  })(loaded.documents)
  if (E.isLeft(shared)) return shared
  const { state, report, events } = shared.right
  const reached = report.members.flatMap((id) => state.users[id] ?? [])
  const outcome = {
    state: { ...before, user: state.users[user.id] ?? before.user },
    report: report as Report,
    events: events.flatMap(({ to, event }) => (to === user.id ? [event] : [])),
  }
  return E.right({ outcome, others: { loaded, after: state, events, reached } })
}

const executeDay = async <Params, Report>(
  app: Dependencies,
  { at, user, before }: OwnCommand<Params, Report>,
  outcome: Outcome<Player, Report>,
  params: SharedParamsOf<'resolveDay'>,
): Promise<Result<RefusalKey, Executed<Report>>> => {
  const row = sharedCommands.resolveDay
  const loaded = await loadDocuments(app.store, { ...user, body: before.user }, row.needs(params, user.id))
  const input = { params, actorId: user.id, at, seed: `${user.id}/${before.user.turn}/resolveDay` }
  const shared = executeShared(app.catalogue)(row, input)(withUser(loaded.documents, outcome.state.user))
  if (E.isLeft(shared)) return shared
  const after = shared.right.state
  const own = shared.right.events.flatMap(({ to, event }) => (to === user.id ? [event] : []))
  return E.right({
    outcome: {
      ...outcome,
      state: { ...outcome.state, user: after.users[user.id] ?? outcome.state.user },
      events: [...outcome.events, ...own],
    },
    others: { loaded, after, events: shared.right.events },
  })
}

/** The writes to everything but the player, whom the command writes itself. */
export const writesToOthers = (userId: string, { others }: { readonly others?: EffectOnOthers }): readonly Write[] =>
  others === undefined
    ? []
    : toDocumentWrites(others.loaded, others.after).filter(
        ({ collection, id }) => collection !== 'users' || id !== userId,
      )
