import { Secret, TOTP } from 'otpauth'
import { randomBytes } from 'node:crypto'
import type { AccountBody } from '../account.ts'
import { hashText } from '../secrets.ts'

/** What authenticator apps understand alike: six digits, 30 seconds, SHA-1. RFC 6238. */
const STEP = 30
const SECRET_BYTES = 20

/** Steps before and after the present one that count too: clocks differ. */
const WINDOW = 1

const RECOVERY_CODES = 10
const RECOVERY_BYTES = 10

type Totp = NonNullable<AccountBody['totp']>

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: 'Daykeep', label, secret: Secret.fromBase32(secret), period: STEP })

/** The address that authenticator apps read, as a picture or a link. */
export const totpUri = (secret: string, username: string): string => totpOf(secret, username).toString()

/** The time step of a code that is right now, compared in constant time. */
export const stepOf = (secret: string, code: string, at: number): number | undefined => {
  const delta = totpOf(secret).validate({ token: code.replaceAll(/\s/g, ''), timestamp: at, window: WINDOW })
  return delta === null ? undefined : Math.floor(at / 1000 / STEP) + delta
}

/** Codes for those who lost their device, each worth once; only hashes are stored. 80 bits are beyond guessing. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const { base32 } = new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_BYTES)).buffer })
    return base32.toLowerCase().replaceAll(/(.{4})(?!$)/g, '$1-')
  })

export const hashRecoveryCode = (code: string): string => hashText(code.toLowerCase().replaceAll(/[^a-z2-7]/g, ''))

/**
 * The second factor after a code of it was used; nothing when the code is wrong, or was used before. Without its secret,
 * whose key may be lost, recovery codes are good still.
 */
export const useCode = (totp: Totp, secret: string | undefined, code: string, at: number): Totp | undefined => {
  const step = secret === undefined ? undefined : stepOf(secret, code, at)
  if (step !== undefined) return step > totp.lastStep ? { ...totp, lastStep: step } : undefined
  const hash = hashRecoveryCode(code)
  return totp.recovery.includes(hash) ? { ...totp, recovery: totp.recovery.filter((each) => each !== hash) } : undefined
}
