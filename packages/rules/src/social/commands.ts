import * as t from 'io-ts'
import { playerCommand, userCommand } from '../command.ts'
import { unlinkAllTasks, unlinkTask } from './challenges/unlink-task.ts'
import { seeChat } from './chat/index.ts'
import { blockUser, readLetters } from './inbox/index.ts'
import { rejectInvitation } from './invitations/reject-invitation.ts'

const inGroup = t.readonly(t.type({ group: t.string }))

/** What a player does among people that changes their own documents only. Reference, api 2.2, 2.6, 2.9 and 2.12. */
export const socialCommands = {
  rejectInvitation: userCommand({ params: inGroup, rule: rejectInvitation }),
  seeChat: userCommand({ params: inGroup, rule: seeChat }),
  blockUser: userCommand({ params: t.readonly(t.type({ user: t.string })), rule: blockUser }),
  readLetters: userCommand({ params: t.readonly(t.type({})), rule: readLetters }),
  unlinkTask: playerCommand({
    params: t.readonly(t.intersection([t.type({ task: t.string }), t.partial({ keep: t.string })])),
    scope: ({ task }) => ({ named: [task] }),
    rule: unlinkTask,
  }),
  unlinkAllTasks: playerCommand({
    params: t.readonly(t.intersection([t.type({ challenge: t.string }), t.partial({ keep: t.string })])),
    scope: () => 'all',
    rule: unlinkAllTasks,
  }),
} as const
