import * as t from 'io-ts'
import { documentById, type DocumentQuery } from '../documents/index.ts'
import { paramsOf, sharedCommand } from '../shared-command.ts'
import { clearProfileFlags, flagProfile } from './flag-profile.ts'
import { caseAbout } from './moderation-cases.ts'

const profile = ({ member }: { readonly member: string }): ReadonlyArray<DocumentQuery> => [
  documentById('users', member),
  documentById('reports', member),
  caseAbout('profile', member),
]

/** docs/reference/api.md 2.11 and 4.4. */
export const reportCommands = {
  flagProfile: sharedCommand({
    params: paramsOf({ member: t.string }, { comment: t.string, source: t.string }),
    needs: profile,
    rule: flagProfile,
  }),
  clearProfileFlags: sharedCommand({
    params: paramsOf({ member: t.string }, {}),
    needs: profile,
    isStaffAct: () => true,
    rule: clearProfileFlags,
  }),
} as const
