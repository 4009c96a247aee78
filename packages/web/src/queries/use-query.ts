import type { EndpointName, RequestOf, ResponseOf } from '@daykeep/api/contract'
import * as tanstack from '@tanstack/react-query'
import { queryClient } from './query-client.ts'
import type { RequestError } from './request-error.ts'
import { sendRequest } from './send-request.ts'

type Options<A> = {
  /** Nothing is asked while this is false. */
  readonly enabled?: boolean
  /** Milliseconds between two requests while the page is visible. */
  readonly refetchInterval?: number
  readonly initialData?: A
}

/** The key of a request in the cache: the name of the endpoint and what is sent. */
const queryKey = <Name extends EndpointName>(name: Name, sent?: RequestOf<Name>): ReadonlyArray<unknown> =>
  sent === undefined ? [name] : [name, sent]

/** What an endpoint of the contract answers, kept and asked again when it is old. */
export const useQuery = <Name extends EndpointName>(
  name: Name,
  sent: RequestOf<Name>,
  options: Options<ResponseOf<Name>> = {},
): tanstack.UseQueryResult<ResponseOf<Name>, RequestError> =>
  tanstack.useQuery<ResponseOf<Name>, RequestError>(
    { queryKey: queryKey(name, sent), queryFn: () => sendRequest(name, sent), ...options },
    queryClient,
  )

type PageOptions<Name extends EndpointName> = {
  readonly enabled?: boolean
  readonly refetchInterval?: number
  /** The request for what follows the last page; `undefined` where there is no more. */
  readonly next: (last: ResponseOf<Name>, pages: ReadonlyArray<ResponseOf<Name>>) => RequestOf<Name> | undefined
}

/** A list that comes in pages. */
export const usePages = <Name extends EndpointName>(name: Name, first: RequestOf<Name>, options: PageOptions<Name>) =>
  tanstack.useInfiniteQuery<
    ResponseOf<Name>,
    RequestError,
    tanstack.InfiniteData<ResponseOf<Name>>,
    ReadonlyArray<unknown>,
    RequestOf<Name>
  >(
    {
      queryKey: [...queryKey(name, first), 'pages'],
      queryFn: ({ pageParam }) => sendRequest(name, pageParam as RequestOf<Name>),
      initialPageParam: first,
      getNextPageParam: options.next,
      enabled: options.enabled ?? true,
      ...(options.refetchInterval === undefined ? {} : { refetchInterval: options.refetchInterval }),
    },
    queryClient,
  )
