import type { Document } from 'bson'

export type Kind = 'replica set' | 'standalone' | 'not initiated' | 'router'

/** Of MongoDB 7.0, and of 8.0, which writes to several collections in one command. */
const WIRE_VERSIONS = { '7.0': 21, '8.0': 25 } as const

export type Release = keyof typeof WIRE_VERSIONS

type Server = {
  readonly kind: Kind
  readonly release: Release
  readonly isPrimary: boolean
  readonly address: string
}

/** Whether a client asks what it talks to. */
export const isGreeting = (command: Document): boolean =>
  ['hello', 'ismaster', 'isMaster'].includes(Object.keys(command)[0] ?? '')

/** What a server of this kind says of itself. */
export const toGreeting = (server: Server): Document => ({
  ...roleOf(server),
  helloOk: true,
  maxBsonObjectSize: 16 * 1024 * 1024,
  maxMessageSizeBytes: 48_000_000,
  maxWriteBatchSize: 100_000,
  localTime: new Date(),
  logicalSessionTimeoutMinutes: 30,
  minWireVersion: 0,
  maxWireVersion: WIRE_VERSIONS[server.release],
  ok: 1,
})

const roleOf = ({ kind, isPrimary, address }: Server): Document => {
  switch (kind) {
    case 'standalone':
      return { isWritablePrimary: true, ismaster: true }
    case 'router':
      return { isWritablePrimary: true, ismaster: true, msg: 'isdbgrid' }
    case 'not initiated':
      return { isWritablePrimary: false, ismaster: false, isreplicaset: true }
    case 'replica set':
      return {
        isWritablePrimary: isPrimary,
        ismaster: isPrimary,
        secondary: !isPrimary,
        setName: 'rs0',
        setVersion: 1,
        hosts: [address],
        me: address,
        ...(isPrimary && { primary: address }),
      }
  }
}
