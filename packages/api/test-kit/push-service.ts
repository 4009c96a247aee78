import 'reflect-metadata'
import * as x509 from '@peculiar/x509'
import { createDecipheriv, createECDH, hkdfSync, randomBytes, webcrypto } from 'node:crypto'
import type { lookup } from 'node:dns'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'

/** A browser that subscribes at a push service, and reads what it is sent. */
export type TestBrowser = {
  readonly subscription: {
    readonly endpoint: string
    readonly keys: { readonly p256dh: string; readonly auth: string }
  }
  /** Whatever the push service has taken for it, decrypted. */
  readonly messages: ReadonlyArray<Readonly<Record<string, unknown>>>
}

export type PushService = {
  /** Leads the names of this service to it. */
  readonly resolver: typeof lookup
  readonly browser: (name: string) => TestBrowser
  /** Of every request. */
  readonly headers: ReadonlyArray<Readonly<Record<string, unknown>>>
  /** What the next requests are answered. */
  answer: number
  readonly stop: () => Promise<void>
}

const HOST = 'push.daykeep.example'
const EC = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const

/** A push service as RFC 8030 has it, with a certificate that this process trusts from now on. */
export const startPushService = async (): Promise<PushService> => {
  const { key, certificate } = await certify()
  setDefaultCACertificates([...getCACertificates('default'), certificate])
  const headers: Array<Readonly<Record<string, unknown>>> = []
  const browsers = new Map<string, (body: Buffer) => void>()
  const server = createServer({ key, cert: certificate }, (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      headers.push(request.headers)
      if (service.answer === 201) browsers.get(request.url ?? '')?.(Buffer.concat(chunks))
      response.writeHead(service.answer).end()
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const service: PushService = {
    resolver: ((_name: string, _options: object, answer: (error: null, found: unknown) => void) =>
      answer(null, [{ address: '127.0.0.1', family: 4 }])) as unknown as typeof lookup,
    headers,
    answer: 201,
    browser: (name) => {
      const ecdh = createECDH('prime256v1')
      const own = ecdh.generateKeys()
      const auth = randomBytes(16)
      const messages: Array<Readonly<Record<string, unknown>>> = []
      browsers.set(`/${name}`, (body) => messages.push(JSON.parse(decrypt(body, { ecdh, own, auth }))))
      const keys = { p256dh: own.toString('base64url'), auth: auth.toString('base64url') }
      return { subscription: { endpoint: `https://${HOST}:${port}/${name}`, keys }, messages }
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
  return service
}

const certify = async () => {
  x509.cryptoProvider.set(webcrypto as never)
  const keys = await webcrypto.subtle.generateKey(EC, true, ['sign', 'verify'])
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: '01',
    // its own, since a process that trusts two of one name takes the first
    name: `CN=${HOST}, O=${randomBytes(8).toString('hex')}`,
    notBefore: new Date('2020-01-01'),
    notAfter: new Date('2060-01-01'),
    signingAlgorithm: EC,
    keys: keys as never,
    extensions: [
      new x509.BasicConstraintsExtension(true, undefined, true),
      new x509.SubjectAlternativeNameExtension([{ type: 'dns', value: HOST }]),
    ],
  })
  const pkcs8 = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64')
  return {
    certificate: certificate.toString('pem'),
    key: `-----BEGIN PRIVATE KEY-----\n${pkcs8}\n-----END PRIVATE KEY-----\n`,
  }
}

type Secrets = { readonly ecdh: ReturnType<typeof createECDH>; readonly own: Buffer; readonly auth: Buffer }

/** What RFC 8291 and RFC 8188 say that a browser does, apart from the library that encrypted it. */
const decrypt = (body: Buffer, { ecdh, own, auth }: Secrets): string => {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender])
  const derive = (secret: Buffer, from: Buffer, about: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, about, length))
  const shared = derive(ecdh.computeSecret(sender), auth, info, 32)
  const contentKey = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce).setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}
