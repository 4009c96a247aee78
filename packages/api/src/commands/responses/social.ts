import { type CommonResult, type ResponseMapper, userAfter } from './command-result.ts'

const empty = () => ({})
const report = <Report>(result: { readonly report: Report }): Report => result.report

/** Clients expect the sentence inside of the data. docs/reference/api.md 2.2. */
const readLetters: ResponseMapper<'readLetters'> = (result: CommonResult) => [
  userAfter(result).inbox.newMessages,
  result.i18n.translate(result.language, ['api.lettersRead']) ?? '',
]

/** docs/reference/api.md 2.2, 2.3, 2.6, 2.9 and 2.12. */
export const socialResponses = {
  rejectInvitation: empty,
  seeChat: empty,
  blockUser: report,
  readLetters,
  unlinkTask: empty,
  unlinkAllTasks: empty,
  createWebhook: report,
  updateWebhook: report,
  deleteWebhook: report,
  addPushDevice: report,
  removePushDevice: report,
} as const
