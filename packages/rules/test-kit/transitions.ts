import * as E from 'fp-ts/lib/Either.js'

/** What a thing with states can undergo: each act makes another state of one, or is refused. */
export type Acts<State, After> = Readonly<Record<string, (state: State) => E.Either<{ readonly key: string }, After>>>

/** State, act, what comes of it: a name of a state, figures, or the key of a refusal. */
export type Transitions = Readonly<Record<string, Readonly<Record<string, string>>>>

/** What comes of every act in every state, so that a table in a test can leave none out. */
export const transitionsOf = <State, After>(
  states: Readonly<Record<string, State>>,
  acts: Acts<State, After>,
  events: (after: After) => string,
): Transitions => {
  const comeOf = (state: State) =>
    Object.entries(acts).map(([name, act]): [string, string] => {
      const result = act(state)
      return [name, E.isLeft(result) ? result.left.key : events(result.right)]
    })
  return Object.fromEntries(Object.entries(states).map(([name, state]) => [name, Object.fromEntries(comeOf(state))]))
}
