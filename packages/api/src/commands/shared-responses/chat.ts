import type { ChatMessage } from '@daykeep/rules/model'
import type { WireChatMessage } from '../../contract/index.ts'
import { eq } from '../../store/index.ts'
import { toPostedMessage } from '../../wire/index.ts'
import { chatView } from './group-view.ts'
import type { CommonSharedResult, SharedResponseMapper } from './shared-result.ts'

const posted = (result: CommonSharedResult, message: ChatMessage): WireChatMessage => {
  const { translator, actor } = result
  const seen =
    toPostedMessage(translator, actor, message) ??
    // a message that its own report has hidden is answered once more
    toPostedMessage(translator, actor, { ...message, flags: {}, flagCount: 0 })
  if (seen === undefined) throw new Error(`the message ${message._id} is not in its own group`)
  return seen
}

/** Whether there is a message that the client has not: it names the newest one it has. */
const isStale = async (
  { store }: CommonSharedResult,
  group: string,
  previous: string | undefined,
): Promise<boolean> => {
  if (previous === undefined || previous === '') return false
  const newest = { where: eq('groupId', group), sort: [{ path: 'timestamp', order: 'descending' }], limit: 1 } as const
  const [found] = await store.find('messages', newest)
  return found !== undefined && found.id !== previous
}

const postMessage: SharedResponseMapper<'postMessage'> = async (result) => {
  const { params, report, query } = result
  return (await isStale(result, params.group, query.previousMsg))
    ? { chat: await chatView(result, { _id: report.groupId }) }
    : { message: posted(result, report) }
}

const deleteMessage: SharedResponseMapper<'deleteMessage'> = async (result) => {
  const { params, query, before } = result
  const group = before.groups[params.group]
  return group !== undefined && (await isStale(result, params.group, query.previousMsg)) ? chatView(result, group) : {}
}

const message = (result: CommonSharedResult & { readonly report: ChatMessage }) => posted(result, result.report)

/** docs/reference/api.md 2.12. */
export const chatResponses = {
  postMessage,
  deleteMessage,
  likeMessage: message,
  flagMessage: message,
  clearMessageFlags: () => ({}),
} as const
