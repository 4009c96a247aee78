import type { Outcome } from '../kernel/index.ts'

/** Goes on with a step that can't be refused; keeps the report and the message of the first and the events of both. */
export const followedBy =
  <State>(step: (state: State) => Outcome<State, undefined>) =>
  <Report>(before: Outcome<State, Report>): Outcome<State, Report> => {
    const after = step(before.state)
    return { ...before, state: after.state, events: [...before.events, ...after.events] }
  }
