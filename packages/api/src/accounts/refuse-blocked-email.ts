import { type ApiError, badRequest } from '../core/api-error.ts'
import type { AppContext } from '../core/app-context.ts'
import { isBlockedEmail } from '../core/blocker-list.ts'

/** The refusal of an address that staff have blocked. docs/reference/api.md 4.7. */
export const refuseBlockedEmail = async (
  { blockers }: Pick<AppContext, 'blockers'>,
  email: string,
): Promise<ApiError | undefined> =>
  isBlockedEmail(await blockers.current(), email)
    ? {
        ...badRequest('invalidReqParams'),
        textKey: 'modelValidationFailed',
        params: { model: 'User' },
        fieldErrors: [{ path: 'auth.local.email', key: 'emailBlockedRegistration' }],
      }
    : undefined
