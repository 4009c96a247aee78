import * as E from 'fp-ts/lib/Either.js'
import type { Answer, GameEvent, Message, RefusalKey, World } from '../../kernel/index.ts'
import type { UserId } from '../../model/index.ts'
import type { Society } from './society.ts'

/** Something that happened, and whom it concerns: their notifications, webhooks and mail are read from it. */
export type Told = { readonly to: UserId; readonly event: GameEvent }

export type SocialOutcome<Report> = {
  readonly state: Society
  readonly report: Report
  readonly told: ReadonlyArray<Told>
  readonly message?: Message
}

/** Who acts, by id: part of the parameters of every act among people. */
export type By = { readonly by: string }

/** Decides an act among people: over all documents that it concerns, at once. */
export type SocialRule<Needs extends keyof World, Params extends By, Key extends RefusalKey, Report> = (
  world: Pick<World, Needs>,
) => (params: Params) => (society: Society) => Answer<Key, SocialOutcome<Report>>

/** The answer of an act among people. */
export const done = <Report>(
  state: Society,
  report: Report,
  told: ReadonlyArray<Told> = [],
): Answer<never, SocialOutcome<Report>> => E.right({ state, report, told })

/** The same events told to one player. */
export const toldTo = (to: UserId, events: ReadonlyArray<GameEvent>): ReadonlyArray<Told> =>
  events.map((event) => ({ to, event }))
