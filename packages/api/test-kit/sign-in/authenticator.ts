import { isoCBOR } from '@simplewebauthn/server/helpers'
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A device that holds one passkey, as a browser would speak for it. */
export type Authenticator = {
  readonly create: (challenge: string) => Readonly<Record<string, unknown>>
  readonly get: (challenge: string) => Readonly<Record<string, unknown>>
}

type Options = { readonly origin?: string; readonly rpId?: string; readonly isUnlocked?: boolean }

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const base64url = (data: Uint8Array): string => Buffer.from(data).toString('base64url')

/** WebAuthn flags: somebody touched it, somebody unlocked it, a new key comes along. */
const FLAGS = { present: 1, verified: 4, attested: 64 } as const

export const createAuthenticator = ({
  origin = 'http://daykeep.example',
  rpId = 'daykeep.example',
  isUnlocked = true,
}: Options = {}): Authenticator => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let counter = 0
  const authData = (more = 0): Buffer => {
    counter += 1
    const head = Buffer.alloc(5)
    head[0] = FLAGS.present | (isUnlocked ? FLAGS.verified : 0) | more
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(rpId), head])
  }
  const clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const credential = (response: object) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })
  return {
    create: (challenge) => {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const cose = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const length = Buffer.from([0, id.length])
      const attested = Buffer.concat([authData(FLAGS.attested), Buffer.alloc(16), length, id, isoCBOR.encode(cose)])
      const object = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(attested)],
      ])
      return credential({
        clientDataJSON: base64url(clientData('webauthn.create', challenge)),
        attestationObject: base64url(isoCBOR.encode(object as never)),
        transports: ['internal'],
      })
    },
    get: (challenge) => {
      const data = authData()
      const client = clientData('webauthn.get', challenge)
      return credential({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      })
    },
  }
}
