export { queryClient } from './query-client.ts'
export { RequestError } from './request-error.ts'
export { invalidate, useMutation, type Mutation } from './use-mutation.ts'
export { queryKey, usePages, useQuery } from './use-query.ts'
