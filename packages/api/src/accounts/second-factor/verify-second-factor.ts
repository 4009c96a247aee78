import * as E from 'fp-ts/lib/Either.js'
import { type ApiError, notAuthorized } from '../../core/api-error.ts'
import type { AppContext } from '../../core/app-context.ts'
import type { Document } from '../../store/index.ts'
import type { AccountBody } from '../account.ts'
import { useCode } from './totp.ts'

export type CodeDependencies = Pick<AppContext, 'clock' | 'codeThrottles'>

/** A code as somebody typed it, and from where. */
export type TypedCode = { readonly code: string; readonly address: string }

/**
 * The account after a code of the second factor was used; as it is without one. Refuses secondFactorMissing,
 * wrongSecondFactor, and tooManyCodes after too many wrong ones.
 */
export const verifySecondFactor = async (
  { clock, codeThrottles }: CodeDependencies,
  { id, body }: Pick<Document<AccountBody>, 'id' | 'body'>,
  { code, address }: TypedCode,
): Promise<E.Either<ApiError, AccountBody>> => {
  if (body.totp === undefined) return E.right(body)
  if (code.trim() === '') return E.left(notAuthorized('secondFactorMissing'))
  const guess = { account: id, address }
  const refused = await codeThrottles.begin(guess)
  if (refused !== undefined) return E.left(refused)
  const totp = useCode(body.totp, code, clock())
  if (totp === undefined) return E.left(notAuthorized('wrongSecondFactor'))
  await codeThrottles.countRight(guess)
  return E.right({ ...body, totp })
}
