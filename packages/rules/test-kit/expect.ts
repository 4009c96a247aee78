import * as E from 'fp-ts/lib/Either.js'
import { expect } from 'vitest'
import type { Result, RefusalKey } from '../src/kernel/index.ts'

/** What a rule answered, or a failing test that says which refusal came instead. */
export const outcomeOf = <A>(result: Result<RefusalKey, A>): A => {
  if (E.isLeft(result)) throw new Error(`refused with ${result.left.key} ${JSON.stringify(result.left.params)}`)
  return result.right
}

export const expectOutcome = <A>(result: Result<RefusalKey, A>) => expect(outcomeOf(result))

export const expectRefusal = (result: Result<RefusalKey, unknown>, key: RefusalKey): void => {
  expect(E.isLeft(result) ? result.left.key : 'no refusal').toBe(key)
}

/** The state after an answer; what was refused changed nothing. */
export const stateAfter = <State>(before: State, result: E.Either<unknown, { readonly state: State }>): State =>
  E.isRight(result) ? result.right.state : before
