import type { ErrorResponse, Transport } from '@daykeep/api/contract'
import type * as contract from './contract.ts'
import * as E from 'fp-ts/lib/Either.js'
import { type FormState, noResponseState } from './form-state.ts'

type Contract = typeof contract
type ApiResult<A> = Promise<E.Either<ErrorResponse, { readonly data: A }>>

/**
 * Sends a form to the server. A refusal comes back as the next state of the form. Contract and API client are loaded here,
 * so that readers of the home page do not need them.
 */
export const submitForm = async <A, Other extends { readonly type: string } = FormState>(
  fields: readonly string[],
  request: (contract: Contract, transport: Transport) => ApiResult<A>,
  { onRefused }: { readonly onRefused?: (refused: ErrorResponse) => Other | undefined } = {},
): Promise<E.Either<FormState | Other, A>> => {
  try {
    const [loadedContract, { createTransport }, { toRefusedState }] = await Promise.all([
      import('./contract.ts'),
      import('../../api-client/index.ts'),
      import('./to-refused-state.ts'),
    ])
    const response = await request(loadedContract, createTransport(undefined, document.documentElement.lang))
    if (E.isRight(response)) return E.right(response.right.data)
    return E.left(onRefused?.(response.left) ?? toRefusedState(response.left, fields))
  } catch {
    return E.left(noResponseState())
  }
}
