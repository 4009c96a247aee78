import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue } from '../content/catalogue.ts'
import type { Seed } from './dice.ts'
import type { GameEvent } from './events.ts'
import type { Instant } from './instant.ts'
import type { RefusalKey, RefusalParams, RuleError } from './refusals.ts'

/** All that a rule may know besides the state it is given. Data, never services. */
export type World = { readonly catalogue: Catalogue; readonly now: Instant; readonly seed: Seed }

/** The confirmation a player reads: a key of the locales and what its text needs. */
export type Message = { readonly key: string; readonly params?: RefusalParams }

/** A part of the state that did not change is the same object as before. */
export type Outcome<State, Report> = {
  readonly state: State
  readonly report: Report
  readonly events: ReadonlyArray<GameEvent>
  readonly message?: Message
}

export type Answer<Key extends RefusalKey, A> = E.Either<RuleError<Key>, A>

export type Rule<Needs extends keyof World, Params, Key extends RefusalKey, State, Report> = (
  world: Pick<World, Needs>,
) => (params: Params) => (state: State) => Answer<Key, Outcome<State, Report>>

/** The answer of a rule that has nothing to report. */
export const outcome = <State>(state: State, events: ReadonlyArray<GameEvent> = []): Outcome<State, undefined> => ({
  state,
  report: undefined,
  events,
})

/** Goes on with the new state; keeps the events of both and the report and message of the second. */
export const andThen =
  <State, A, B, Key2 extends RefusalKey>(next: (report: A) => (state: State) => Answer<Key2, Outcome<State, B>>) =>
  <Key1 extends RefusalKey>(answer: Answer<Key1, Outcome<State, A>>): Answer<Key1 | Key2, Outcome<State, B>> => {
    if (E.isLeft(answer)) return answer
    const first = answer.right
    const second = next(first.report)(first.state)
    if (E.isLeft(second)) return second
    return E.right({ ...second.right, events: [...first.events, ...second.right.events] })
  }
