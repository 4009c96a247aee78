import * as E from 'fp-ts/lib/Either.js'
import type { Command } from '../src/command.ts'
import { decodeParams } from '../src/decode-params.ts'
import type { Outcome, RefusalKey, Result, RuleContext } from '../src/kernel/index.ts'
import type { Player, User } from '../src/model/index.ts'
import type { AddressedEvent, Documents, SharedEvent, SharedOutcome } from '../src/documents/index.ts'
import type { SharedCommand } from '../src/shared-command.ts'
import { aCatalogue } from './content.ts'
import { aPlayer, NOON } from './user.ts'

/** A command on input as clients send it: decoded at the door, then the rule. */
export const fromInput =
  <Params, Report>(row: Command<Params, Report>, context: Partial<RuleContext> = {}) =>
  (input: unknown) =>
  (player: Player): Result<RefusalKey, Outcome<Player, Report>> => {
    const params = decodeParams(row)(input)
    if (E.isLeft(params)) return params
    return row.rule({ catalogue: aCatalogue(), now: NOON, seed: {}, ...context })(params.right)(player)
  }

/** The same for a command on the player's own document. */
export const userFromInput =
  <Params, Report>(row: Command<Params, Report>, context: Partial<RuleContext> = {}) =>
  (input: unknown) =>
  (user: User): Result<RefusalKey, Outcome<User, Report>> =>
    E.map((result: Outcome<Player, Report>) => ({ ...result, state: result.state.user }))(
      fromInput(row, context)(input)(aPlayer(user)),
    )

/** The same for a shared command, without the lines for chats. Who acts is not of the input. */
export const sharedFromInput =
  <Params, Report>(row: SharedCommand<Params, Report>, context: Partial<RuleContext> = {}) =>
  ({ actorId, ...input }: { readonly actorId: string; readonly [field: string]: unknown }) =>
  (documents: Documents): Result<RefusalKey, SharedOutcome<Report>> => {
    const params = decodeParams(row)(input)
    if (E.isLeft(params)) return params
    const { rule } = row
    return E.map((result: SharedOutcome<Report, SharedEvent>) => ({
      ...result,
      events: result.events.filter((event): event is AddressedEvent => 'to' in event),
    }))(rule({ catalogue: aCatalogue(), now: NOON, seed: {}, ...context })({ ...params.right, actorId })(documents))
  }
