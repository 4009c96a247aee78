import { toInboxMessage } from '../../wire/index.ts'
import type { SharedResponseMapper } from './shared-result.ts'

const empty = () => ({})

const flagProfile: SharedResponseMapper<'flagProfile'> = ({ after, params, report, actor }) => {
  const member = after.users[params.member]
  if (member === undefined) throw new Error(`the player ${params.member} is not loaded`)
  const { name, blurb, imageUrl } = member.profile
  const complaint = report.flags[actor._id]
  return {
    _id: member._id,
    auth: { local: { username: member.auth.local.username }, timestamps: member.auth.timestamps },
    profile: { name, blurb, imageUrl, flags: complaint === undefined ? {} : { [actor._id]: complaint } },
  }
}

/** docs/reference/api.md 2.11. */
export const memberResponses: {
  readonly [Name in
    | 'sendPrivateMessage'
    | 'sendGems'
    | 'likePrivateMessage'
    | 'flagPrivateMessage'
    | 'deletePrivateMessage'
    | 'clearPrivateMessages'
    | 'flagProfile'
    | 'clearProfileFlags']: SharedResponseMapper<Name>
} = {
  sendPrivateMessage: ({ translator, report }) => ({ message: toInboxMessage(translator)(report) }),
  sendGems: empty,
  likePrivateMessage: ({ translator, report }) => toInboxMessage(translator)(report),
  flagPrivateMessage: ({ translator, report }) => ({ ok: true, message: toInboxMessage(translator)(report) }),
  deletePrivateMessage: empty,
  clearPrivateMessages: empty,
  flagProfile,
  clearProfileFlags: empty,
}
