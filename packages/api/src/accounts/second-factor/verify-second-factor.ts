import * as E from 'fp-ts/lib/Either.js'
import { type ApiError, notAuthorized } from '../../core/api-error.ts'
import type { AppContext } from '../../core/app-context.ts'
import type { Document } from '../../store/index.ts'
import type { AccountBody } from '../account.ts'
import { useCode } from './totp.ts'

export type CodeDependencies = Pick<AppContext, 'clock' | 'codeThrottles' | 'vault'>

/** A code as somebody typed it, and from where. */
export type TypedCode = { readonly code: string; readonly address: string }

/**
 * The account after a code of the second factor was used; as it is without one. Refuses secondFactorMissing,
 * wrongSecondFactor, and tooManyCodes after too many wrong ones.
 */
export const verifySecondFactor = async (
  { clock, codeThrottles, vault }: CodeDependencies,
  { id, body }: Pick<Document<AccountBody>, 'id' | 'body'>,
  { code, address }: TypedCode,
): Promise<E.Either<ApiError, AccountBody>> => {
  if (body.totp === undefined) return E.right(body)
  if (code.trim() === '') return E.left(notAuthorized('secondFactorMissing'))
  const guess = { account: id, address }
  const refused = await codeThrottles.begin(guess)
  if (refused !== undefined) return E.left(refused)
  const secret = vault.open(body.totp.secret, id)
  const used = useCode(body.totp, secret, code, clock())
  if (used === undefined) return E.left(notAuthorized('wrongSecondFactor'))
  await codeThrottles.countRight(guess)
  const sealed = secret === undefined ? used.secret : vault.seal(secret, id)
  return E.right({ ...body, totp: { ...used, secret: sealed } })
}
