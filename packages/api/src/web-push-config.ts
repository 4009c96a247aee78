import { createECDH } from 'node:crypto'
import { type ConfigFault, type Environment, readAll, textOf } from './read-all.ts'

/** Messages to browsers (Web Push). decision 124 */
export type WebPushConfig = {
  readonly isOn: boolean
  /** Where push services reach whoever runs this server: a `mailto:` or https address. */
  readonly contact: string
  /** Unset: a pair that the store has. */
  readonly keys?: { readonly publicKey: string; readonly privateKey: string }
}

/** Reads the settings; adds what is wrong to `faults`. The private key is never repeated there. */
export const readWebPushConfig = (env: Environment, faults: ConfigFault[], mailFrom: string): WebPushConfig => {
  const onOff = textOf(env, 'WEB_PUSH')
  if (!['', 'on', 'off'].includes(onOff)) faults.push({ variable: 'WEB_PUSH', expected: 'on or off', found: onOff })
  const contact = textOf(env, 'WEB_PUSH_CONTACT')
  if (contact !== '' && !/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(contact))
    faults.push({
      variable: 'WEB_PUSH_CONTACT',
      expected: 'an address that begins with mailto: or https://',
      found: contact,
    })
  const keys = readKeys(env, faults)
  return {
    isOn: onOff !== 'off',
    contact: contact === '' ? `mailto:${addressIn(mailFrom)}` : contact,
    ...(keys === undefined ? {} : { keys }),
  }
}

const readKeys = (env: Environment, faults: ConfigFault[]): WebPushConfig['keys'] => {
  const found = readAll(env, faults, ['WEB_PUSH_PUBLIC_KEY', 'WEB_PUSH_PRIVATE_KEY'])
  if (found === undefined) return undefined
  const keys = { publicKey: found.WEB_PUSH_PUBLIC_KEY, privateKey: found.WEB_PUSH_PRIVATE_KEY }
  if (areKeys(keys)) return keys
  const expected = 'the pair that npx web-push generate-vapid-keys prints'
  faults.push({ variable: 'WEB_PUSH_PUBLIC_KEY', expected, found: keys.publicKey })
  return undefined
}

/** Whether they are a pair of the curve that RFC 8292 names. */
const areKeys = ({ publicKey, privateKey }: NonNullable<WebPushConfig['keys']>): boolean => {
  try {
    const curve = createECDH('prime256v1')
    curve.setPrivateKey(privateKey, 'base64url')
    return curve.getPublicKey().equals(Buffer.from(publicKey, 'base64url'))
  } catch {
    return false
  }
}

/** `a@b.example` of `Daykeep <a@b.example>`. */
const addressIn = (sender: string): string => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender.trim()
