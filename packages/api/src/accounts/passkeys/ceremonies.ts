import * as E from 'fp-ts/lib/Either.js'
import type { AppContext } from '../../core/app-context.ts'
import { randomSecret } from '../secrets.ts'
import { type CeremonyBody, LIFETIME } from './passkey.ts'

type CeremonyDependencies = Pick<AppContext, 'store' | 'clock'>

/** Keeps a challenge; nothing when the store refused. */
export const beginCeremony = async (
  { store, clock }: CeremonyDependencies,
  challenge: string,
  userId = '',
): Promise<string | undefined> => {
  const id = randomSecret()
  const body: CeremonyBody = { challenge, userId, expiresAt: clock() + LIFETIME }
  const committed = await store.commit([{ type: 'insert', collection: 'passkeyCeremonies', id, body }])
  return E.isRight(committed) ? id : undefined
}

/** The challenge, once: of the player who began it, and while it lasts. */
export const endCeremony = async (
  { store, clock }: CeremonyDependencies,
  id: string,
  userId = '',
): Promise<string | undefined> => {
  const found = await store.get<CeremonyBody>('passkeyCeremonies', id)
  if (found === undefined || found.body.userId !== userId || found.body.expiresAt <= clock()) return undefined
  const { version } = found
  const ended = await store.commit([{ type: 'remove', collection: 'passkeyCeremonies', id, version }])
  return E.isRight(ended) ? found.body.challenge : undefined
}
