import { type ApiError, notAuthorized } from '../../core/api-error.ts'
import type { AppContext } from '../../core/app-context.ts'
import type { Session } from '../../core/session.ts'
import type { Document } from '../../store/index.ts'
import type { AccountBody } from '../account.ts'
import { verifyPassword } from '../verify-password.ts'

/** Milliseconds after a login in which an account without a password counts as confirmed. */
const FRESH = 15 * 60 * 1000

type Confirmation = { readonly password: string | undefined; readonly address: string; readonly session: Session }

/**
 * That the owner is there and not merely a browser left open, before another way in is made. Refuses wrongPassword,
 * tooManyLogins; for those without a password logInAgain.
 */
export const confirmOwner = async (
  app: Pick<AppContext, 'passwordThrottles' | 'clock'>,
  account: Pick<Document<AccountBody>, 'body'>,
  { password = '', address, session }: Confirmation,
): Promise<ApiError | undefined> => {
  if (account.body.passwordHash !== undefined) return verifyPassword(app, account, { password, address })
  return app.clock() - session.token.body.createdAt <= FRESH ? undefined : notAuthorized('logInAgain')
}
