import type { Group } from '@daykeep/rules/model'
import { groupView } from './group-view.ts'
import type { CommonSharedResult, SharedResponseMapper } from './shared-result.ts'

const empty = () => ({})
const group = (result: CommonSharedResult & { readonly report: Group }) => groupView(result, result.report)

const invite: SharedResponseMapper<'invite'> = ({ report: { invited, mails } }) => [
  ...invited,
  ...mails.map(({ email }) => email),
]

/** docs/reference/api.md 2.9. */
export const groupResponses = {
  createGroup: group,
  updateGroup: group,
  joinGroup: group,
  leaveGroup: empty,
  removeMember: empty,
  invite,
  addManager: group,
  removeManager: group,
} as const
