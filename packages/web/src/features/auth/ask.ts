import type { Refused } from '@daykeep/api/contract'
import type * as contract from '@daykeep/api/contract'
import * as E from 'fp-ts/lib/Either.js'
import { type FormState, refusedForm, unansweredForm } from './form-state.ts'

type Contract = typeof contract
type Send = contract.Send
type Answer<A> = Promise<E.Either<Refused, { readonly data: A }>>

/**
 * Asks the server what a form asks, over the contract, which is loaded only now: those who read the home page do
 * without it. A refusal comes back as the form's new state.
 */
export const ask = async <A, Other extends { readonly type: string } = FormState>(
  fields: readonly string[],
  question: (contract: Contract, send: Send) => Answer<A>,
  { onRefused }: { readonly onRefused?: (refused: Refused) => Other | undefined } = {},
): Promise<E.Either<FormState | Other, A>> => {
  try {
    const [loaded, { sendAs }] = await Promise.all([import('@daykeep/api/contract'), import('../../remote/http.ts')])
    const answer = await question(loaded, sendAs(undefined, document.documentElement.lang))
    if (E.isRight(answer)) return E.right(answer.right.data)
    return E.left(onRefused?.(answer.left) ?? refusedForm(answer.left, fields))
  } catch {
    return E.left(unansweredForm())
  }
}
