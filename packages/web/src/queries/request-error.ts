import type { ErrorResponse } from '@daykeep/api/contract'
import { messagesOf } from '../api-client/index.ts'

/** A request that failed. `refusal` is missing when nobody answered. */
export class RequestError extends Error {
  readonly refusal: ErrorResponse | undefined

  constructor(refusal?: ErrorResponse) {
    super(refusal === undefined ? 'no response' : messagesOf(refusal).join(' '))
    this.name = 'RequestError'
    this.refusal = refusal
  }
}
