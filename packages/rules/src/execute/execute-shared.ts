import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue } from '../catalogue/index.ts'
import { withChatLines } from '../chat/index.ts'
import {
  type AddressedEvent,
  changedDocuments,
  type ChatLine,
  type Documents,
  requireActor,
  reuseDocuments,
  type SharedEvent,
  type SharedOutcome,
  usersOf,
  withDocuments,
  withUser,
} from '../documents/index.ts'
import { type Instant, type RefusalKey, refuseFields, type Result, type Seed, toIso } from '../kernel/index.ts'
import type { User } from '../model/index.ts'
import { notify } from '../notifications/index.ts'
import type { SharedCommand } from '../shared-command.ts'
import { applyInvariants } from './apply-invariants.ts'
import { seedOf, withTurn } from './execute-command.ts'
import { findOversizedShared } from './find-oversized.ts'
import { trimUser } from './trim-lists.ts'

/** A shared command's input. `seed`: the source of its throws and new ids. */
export type SharedInput<Params> = {
  readonly params: Params
  readonly actorId: string
  readonly at: Instant
  readonly seed: Seed
}

/**
 * Executes a shared command on the documents that it needs: runs its rule, writes its chat lines, refuses documents that grew
 * beyond their limits, then applies the invariants and notifications of each player it changed or addressed an event to. Counts no turn: turns count a player's
 * own commands.
 */
export const executeShared =
  (catalogue: Catalogue) =>
  <Params, Report>(
    { rule }: Pick<SharedCommand<Params, Report>, 'rule'>,
    { params, actorId, at, seed }: SharedInput<Params>,
  ) =>
  (documents: Documents): Result<RefusalKey, SharedOutcome<Report>> => {
    const result = rule({ catalogue, now: at, seed })({ ...params, actorId })(documents)
    if (E.isLeft(result)) return result
    const { addressed, lines } = splitEvents(result.right.events)
    const state = withChatLines({ now: at, seed }, reuseDocuments(documents, result.right.state), lines)
    const oversized = findOversizedShared(actorId, documents, state)
    if (oversized !== undefined) return refuseFields(oversized.document, oversized.faults)
    const { inserted, replaced } = changedDocuments(documents, state, 'users')
    const affectedIds = new Set([...inserted, ...replaced].map(({ _id }) => _id))
    for (const { to } of addressed) affectedIds.add(to)
    const affected = usersOf(state, affectedIds).map((user) => withEffects(catalogue, seed, addressed)(user))
    return E.right({
      ...result.right,
      state: withDocuments(
        state,
        'users',
        affected.map(({ user }) => user),
      ),
      events: [...addressed, ...affected.flatMap(({ events }) => events)],
    })
  }

/**
 * Executes a shared command as the actor's next turn, with the seed of that turn: a cast that reaches others takes the
 * turn of the own command that it is for its caster.
 */
export const executeSharedTurn =
  (catalogue: Catalogue) =>
  <Params, Report>(
    command: Pick<SharedCommand<Params, Report>, 'rule'>,
    { params, actorId, at }: Omit<SharedInput<Params>, 'seed'>,
  ) =>
  (documents: Documents): Result<RefusalKey, SharedOutcome<Report>> => {
    const { turn, ...actor } = requireActor(documents, actorId)
    const input = { params, actorId, at, seed: seedOf({ ...actor, turn }) }
    return E.map((after: SharedOutcome<Report>) => ({
      ...after,
      state: withUser(after.state, withTurn(requireActor(after.state, actorId), turn + 1, toIso(at))),
    }))(executeShared(catalogue)(command, input)(documents))
  }

const splitEvents = (
  events: ReadonlyArray<SharedEvent>,
): { readonly addressed: ReadonlyArray<AddressedEvent>; readonly lines: ReadonlyArray<ChatLine> } => ({
  addressed: events.flatMap((event) => ('to' in event ? [event] : [])),
  lines: events.flatMap((event) => ('line' in event ? [event] : [])),
})

type UserEffects = { readonly user: User; readonly events: ReadonlyArray<AddressedEvent> }

const withEffects =
  (catalogue: Catalogue, seed: Seed, events: ReadonlyArray<AddressedEvent>) =>
  (user: User): UserEffects => {
    const settled = applyInvariants(catalogue, seed)(user)
    const own = events.flatMap(({ to, event }) => (to === user._id ? [event] : []))
    const notified = notify(seed, `notifications.id/${user._id}`)([...own, ...settled.events])(settled.state)
    return { user: trimUser(notified), events: settled.events.map((event) => ({ to: user._id, event })) }
  }
