import type { RequestError } from '../../queries/index.ts'

/** What a refusal says, and of which fields. */
export const refusalOf = ({ refusal, message }: RequestError): string => {
  const fields = (refusal?.errors ?? []).map((each) => `${each.path ?? each.param ?? ''}: ${each.message}`)
  return [refusal?.message ?? message, ...fields].join(' ')
}
