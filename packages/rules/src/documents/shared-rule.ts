import * as E from 'fp-ts/lib/Either.js'
import type { GameEvent, Outcome, RefusalKey, Result, RuleContext } from '../kernel/index.ts'
import type { GroupId, SystemInfo, UserId } from '../model/index.ts'
import type { Documents } from './documents.ts'

/** An event and the player it concerns. Notifications, webhooks and mail are derived from it. */
export type AddressedEvent = { readonly to: UserId; readonly event: GameEvent }

/** A system message in a group's chat, stored as data so that each reader sees it in their own language. */
export type ChatLine = { readonly chat: GroupId; readonly line: SystemInfo & { readonly type: string } }

/** What a shared rule emits besides changed documents. `executeShared` turns lines into chat messages. */
export type SharedEvent = AddressedEvent | ChatLine

export type SharedOutcome<Report, Event extends SharedEvent = AddressedEvent> = Outcome<Documents, Report, Event>

/** The acting player. Set by the shell, never read from a request. */
export type Actor = { readonly actorId: string }

/** A rule over the documents of several players. */
export type SharedRule<
  Needs extends keyof RuleContext,
  Params,
  Key extends RefusalKey,
  Report,
  Event extends SharedEvent = AddressedEvent,
> = (
  context: Pick<RuleContext, Needs>,
) => (params: Params & Actor) => (documents: Documents) => Result<Key, SharedOutcome<Report, Event>>

/** The successful result of a shared rule. */
export const succeed = <Report, Event extends SharedEvent = AddressedEvent>(
  state: Documents,
  report: Report,
  events: ReadonlyArray<Event> = [],
): Result<never, SharedOutcome<Report, Event>> => E.right({ state, report, events })

/** The outcome of one step of a shared rule, to be chained with `andThen`. */
export const sharedStep = (
  state: Documents,
  events: ReadonlyArray<SharedEvent> = [],
): SharedOutcome<undefined, SharedEvent> => ({ state, report: undefined, events })

/** Addresses events to one player. */
export const eventsFor = (to: UserId, events: ReadonlyArray<GameEvent>): ReadonlyArray<AddressedEvent> =>
  events.map((event) => ({ to, event }))

/** Addresses one event to each of these players. */
export const eventForEach = (ids: ReadonlyArray<UserId>, event: GameEvent): ReadonlyArray<AddressedEvent> =>
  ids.map((to) => ({ to, event }))
