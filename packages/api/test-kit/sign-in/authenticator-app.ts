import { Secret, TOTP } from 'otpauth'
import { type TestPlayer, PASSWORD } from '../client.ts'

/** What an authenticator app shows for this secret at this instant. */
export const codeAt = (secret: string, at: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at })

/** Turns a player's second factor on. */
export const withSecondFactor = async (
  player: TestPlayer,
  at: number,
): Promise<{ readonly secret: string; readonly recoveryCodes: readonly string[] }> => {
  const begun = await player.call('POST', '/user/auth/second-factor', { body: { password: PASSWORD } })
  const secret = String(begun.body.data['secret'])
  const { body } = await player.call('POST', '/user/auth/second-factor/confirm', { body: { code: codeAt(secret, at) } })
  return { secret, recoveryCodes: body.data['recoveryCodes'] as readonly string[] }
}
