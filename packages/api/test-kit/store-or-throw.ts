import * as E from 'fp-ts/lib/Either.js'
import type { OpenFailure, Store } from '../src/store/index.ts'

/** The store, or the reason why there is none as an error of the test. */
export const storeOrThrow = (result: E.Either<OpenFailure, Store>): Store => {
  if (E.isLeft(result)) throw new Error(result.left.reason)
  return result.right
}
