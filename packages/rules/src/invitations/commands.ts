import * as t from 'io-ts'
import { userCommand } from '../command.ts'
import { rejectInvitation } from './reject-invitation.ts'

/** docs/reference/api.md 2.9. */
export const invitationCommands = {
  rejectInvitation: userCommand({ params: t.readonly(t.type({ group: t.string })), rule: rejectInvitation }),
} as const
