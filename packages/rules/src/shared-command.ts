import * as t from 'io-ts'
import { type FieldRefusal, type ParamsRefusals, refusalsOf } from './command.ts'
import type {
  Actor,
  Audience,
  DocumentKind,
  DocumentQuery,
  Documents,
  SharedEvent,
  SharedRule,
} from './documents/index.ts'
import type { RefusalKey, RuleContext } from './kernel/index.ts'

/**
 * One row of the table of shared commands, which read or change documents of several players. `needs`: queries for all
 * documents that the rule reads; the actor is always loaded as well. `caller`: `provider` is a payment provider that
 * confirms a payment, `game` the new day of a player or a board; players cannot request either. `staff` is a player with a
 * privilege: what they change is written to the audit.
 */
export type SharedCommand<Params = never, Report = unknown> = {
  readonly caller: 'player' | 'provider' | 'game' | 'staff'
  /** Whether a player did this as staff, so that it is written to the audit. */
  readonly isStaffAct?: (params: Params & Actor, documents: Documents) => boolean
  /** An exact codec; only `decodeParams` decodes input with it. */
  readonly params: t.Type<Params, unknown, unknown>
  readonly refuses: Readonly<Record<string, FieldRefusal>>
  readonly needs: (params: Params, actorId: string) => ReadonlyArray<DocumentQuery>
  /**
   * Changes the player, and the copies, of each participant of a challenge or each member of a guild, apart from those of
   * the others. Shells may execute it on a few of them at a time, each time on the other documents as they were before.
   */
  readonly reaches?: Audience
  /**
   * Documents that have to be the same at the commit although the rule only reads them: a limit counts what stands
   * elsewhere, so two commands at once would both find room.
   */
  readonly guards?: ReadonlyArray<DocumentKind>
  readonly rule: SharedRule<keyof RuleContext, Params, RefusalKey, Report, SharedEvent>
}

type Row<Params, Report> = Omit<SharedCommand<Params, Report>, 'caller' | 'refuses'> & {
  readonly refuses?: ParamsRefusals<Params>
}

/** A row that players call. */
export const sharedCommand = <Params, Report>(row: Row<Params, Report>): SharedCommand<Params, Report> => ({
  ...row,
  refuses: refusalsOf(row),
  caller: 'player',
})

/** A row that only a payment provider calls. */
export const providerCommand = <Params, Report>(row: Row<Params, Report>): SharedCommand<Params, Report> => ({
  ...row,
  refuses: refusalsOf(row),
  caller: 'provider',
})

/** A row that only the game itself calls, such as what follows from a new day. */
export const gameCommand = <Params, Report>(row: Row<Params, Report>): SharedCommand<Params, Report> => ({
  ...row,
  refuses: refusalsOf(row),
  caller: 'game',
})

/** A row that only staff call; each call goes into the audit. */
export const staffCommand = <Params, Report>(row: Row<Params, Report>): SharedCommand<Params, Report> => ({
  ...row,
  refuses: refusalsOf(row),
  caller: 'staff',
  isStaffAct: () => true,
})

/** An exact codec of required and optional fields; other fields are dropped. */
export const paramsOf = <Required extends t.Props, Optional extends t.Props>(required: Required, optional: Optional) =>
  t.readonly(t.exact(t.intersection([t.type(required), t.partial(optional)])))
