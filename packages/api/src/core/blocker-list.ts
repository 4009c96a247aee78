import type { Blocker } from '@daykeep/rules/model'
import { canonicalAddress } from '../networks.ts'
import { eq, type Store } from '../store/index.ts'
import { createRecent, type Recent } from './recent/recent.ts'

/** What staff block at the door: values of `x-client` and addresses, and parts of e-mail addresses. docs/reference/api.md 3.7. */
export type Blocked = {
  readonly addresses: ReadonlySet<string>
  readonly clients: ReadonlySet<string>
  readonly emails: readonly string[]
}

/** As it was at most two seconds ago, on every process. */
export type BlockerList = Recent<Blocked>

export const createBlockerList = (store: Pick<Store, 'find'>, lifetime?: number): BlockerList =>
  createRecent(() => readBlocked(store), lifetime)

/** Without the store nobody is blocked: what needs it says so itself. */
const NOBODY: Blocked = { addresses: new Set(), clients: new Set(), emails: [] }

const readBlocked = async (store: Pick<Store, 'find'>): Promise<Blocked> => {
  const found = await store.find<Blocker>('blockers', { where: eq('disabled', false) }).catch(() => undefined)
  if (found === undefined) return NOBODY
  const values = (type: Blocker['type']) =>
    found.flatMap(({ body }) => (body.type === type && body.area === 'full' ? [body.value] : []))
  const addresses = new Set(values('ipaddress').map(canonicalAddress))
  return { addresses, clients: new Set(values('client')), emails: values('email') }
}

/** Does staff refuse accounts with this address? */
export const isBlockedEmail = ({ emails }: Blocked, email: string): boolean =>
  emails.some((part) => email.trim().toLowerCase().includes(part))
