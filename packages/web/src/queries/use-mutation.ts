import { type EndpointName, endpoints, type RequestOf, type ResponseOf } from '@daykeep/api/contract'
import * as tanstack from '@tanstack/react-query'
import { errorPolicy, noResponseToast } from '../api-client/index.ts'
import { newId } from '../sync/index.ts'
import { toasts } from '../toasts/index.ts'
import { queryClient } from './query-client.ts'
import type { RequestError } from './request-error.ts'
import { sendRequest } from './send-request.ts'

/** One act: what is sent, and the key that makes the server carry it out once. */
export type Act<Name extends EndpointName> = { readonly sent: RequestOf<Name>; readonly idempotencyKey: string }

type Options<Name extends EndpointName> = {
  /** Endpoints whose answers are old once this succeeded. */
  readonly invalidates?: ReadonlyArray<EndpointName>
  /** The caller shows the refusal itself; without it a toast does. */
  readonly onRefused?: (error: RequestError, act: Act<Name>) => void
  readonly onDone?: (answer: ResponseOf<Name>, act: Act<Name>) => void
}

type Mutation<Name extends EndpointName> = {
  /** `idempotencyKey`: of an act that was sent before; a new one without it. */
  readonly send: (sent: RequestOf<Name>, idempotencyKey?: string) => void
  readonly isPending: boolean
  readonly error: RequestError | null
}

/** A request that changes something for others too. Each `send` is one act, carried out once however often it is tried. */
export const useMutation = <Name extends EndpointName>(name: Name, options: Options<Name> = {}): Mutation<Name> => {
  const { mutate, isPending, error } = tanstack.useMutation<ResponseOf<Name>, RequestError, Act<Name>>(
    {
      mutationKey: [name],
      mutationFn: ({ sent, idempotencyKey }) => sendRequest(name, sent, idempotencyKey),
      onSuccess: async (answer, act) => {
        options.onDone?.(answer, act)
        await invalidate(options.invalidates ?? [])
      },
      onError: (failure, act) =>
        options.onRefused === undefined ? showRefusal(name, failure) : options.onRefused(failure, act),
    },
    queryClient,
  )
  return {
    send: (sent, idempotencyKey = newId()) => mutate({ sent, idempotencyKey }),
    isPending,
    error,
  }
}

/** Asks again what these endpoints answered, or are about to answer: the first answer may be older than what changed. */
export const invalidate = async (names: ReadonlyArray<EndpointName>): Promise<void> => {
  await Promise.all(names.map(invalidateAnswers))
}

const invalidateAnswers = async (name: EndpointName): Promise<void> => {
  const queryKey = [name]
  const first = queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching', predicate: hasNoData })
  // a request whose first answer is on its way is not sent anew by this, only awaited
  await queryClient.invalidateQueries({ queryKey })
  if (first.length > 0) await queryClient.invalidateQueries({ queryKey, predicate: (query) => first.includes(query) })
}

const hasNoData = ({ state }: tanstack.Query): boolean => state.data === undefined

/** What a toast says of a refusal, unless the caller of `useMutation` takes it. */
export const showRefusal = (name: EndpointName, { refusal }: RequestError): void => {
  if (refusal === undefined) {
    toasts.show(noResponseToast())
    return
  }
  const { method, path } = endpoints[name]
  const action = errorPolicy(refusal, { method, path })
  if (action.type === 'toast') toasts.show(action.toast)
}
