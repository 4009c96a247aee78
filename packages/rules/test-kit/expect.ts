import * as E from 'fp-ts/lib/Either.js'
import { expect } from 'vitest'
import type { Answer, RefusalKey } from '../src/kernel/index.ts'

/** What a rule answered, or a failing test that says which refusal came instead. */
export const answerOf = <A>(answer: Answer<RefusalKey, A>): A => {
  if (E.isLeft(answer)) throw new Error(`refused with ${answer.left.key} ${JSON.stringify(answer.left.params)}`)
  return answer.right
}

export const expectAnswer = <A>(answer: Answer<RefusalKey, A>) => expect(answerOf(answer))

export const expectRefusal = (answer: Answer<RefusalKey, unknown>, key: RefusalKey): void => {
  expect(E.isLeft(answer) ? answer.left.key : 'no refusal').toBe(key)
}

/** The state after an answer; what was refused changed nothing. */
export const stateAfter = <State>(before: State, answer: E.Either<unknown, { readonly state: State }>): State =>
  E.isRight(answer) ? answer.right.state : before
