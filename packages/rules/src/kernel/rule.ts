import type * as E from 'fp-ts/lib/Either.js'
import type { Catalogue } from '../catalogue/index.ts'
import type { Instant, Seed } from '../primitives/index.ts'
import type { GameEvent } from './events.ts'
import type { RefusalKey, RefusalParams, RuleError } from './refusals.ts'

/** Everything a rule may read besides its parameters and state. Data, never services. */
export type RuleContext = { readonly catalogue: Catalogue; readonly now: Instant; readonly seed: Seed }

/** The confirmation shown to the player: a text key and the values for its placeholders. */
export type Message = { readonly key: string; readonly params?: RefusalParams }

/** The outcome of a rule. Unchanged parts of the state are the same objects as before. */
export type Outcome<State, Report, Event = GameEvent> = {
  readonly state: State
  readonly report: Report
  readonly events: ReadonlyArray<Event>
  readonly message?: Message
}

export type Result<Key extends RefusalKey, A> = E.Either<RuleError<Key>, A>

export type Rule<Needs extends keyof RuleContext, Params, Key extends RefusalKey, State, Report> = (
  context: Pick<RuleContext, Needs>,
) => (params: Params) => (state: State) => Result<Key, Outcome<State, Report>>

/** An outcome without a report. */
export const outcome = <State>(state: State, events: ReadonlyArray<GameEvent> = []): Outcome<State, undefined> => ({
  state,
  report: undefined,
  events,
})

/** Chains a step that cannot be refused: takes its state, appends its events, keeps the first report and message. */
export const andThen =
  <State, Event>(step: (state: State) => Outcome<State, undefined, Event>) =>
  <Report>(before: Outcome<State, Report, Event>): Outcome<State, Report, Event> => {
    const after = step(before.state)
    return { ...before, state: after.state, events: [...before.events, ...after.events] }
  }
