import type { Blocker } from '@daykeep/rules/model'
import { eq, type Store } from '../store/index.ts'

/** What staff block at the door: values of `x-client` and addresses, and parts of e-mail addresses. docs/reference/api.md 3.7. */
export type Blocked = {
  readonly addresses: ReadonlySet<string>
  readonly clients: ReadonlySet<string>
  readonly emails: readonly string[]
}

export type BlockerList = {
  /** As it was at most two seconds ago, on every process. */
  readonly current: () => Blocked | Promise<Blocked>
}

/** Milliseconds for which the list is not read again. */
const LIFETIME = 2000

export const createBlockerList = (store: Pick<Store, 'find'>, lifetime = LIFETIME): BlockerList => {
  let read: { readonly at: number; blocked: Blocked | Promise<Blocked> } | undefined
  const readAgain = (at: number): Promise<Blocked> => {
    const blocked = readBlocked(store)
    const reading = { at, blocked: blocked as Blocked | Promise<Blocked> }
    read = reading
    return blocked.then((found) => (reading.blocked = found))
  }
  return {
    current: () => {
      const now = performance.now()
      return read === undefined || now - read.at > lifetime ? readAgain(now) : read.blocked
    },
  }
}

/** Without the store nobody is blocked: what needs it says so itself. */
const NOBODY: Blocked = { addresses: new Set(), clients: new Set(), emails: [] }

const readBlocked = async (store: Pick<Store, 'find'>): Promise<Blocked> => {
  const found = await store.find<Blocker>('blockers', { where: eq('disabled', false) }).catch(() => undefined)
  if (found === undefined) return NOBODY
  const values = (type: Blocker['type']) =>
    found.flatMap(({ body }) => (body.type === type && body.area === 'full' ? [body.value] : []))
  return { addresses: new Set(values('ipaddress')), clients: new Set(values('client')), emails: values('email') }
}

/** Does staff refuse accounts with this address? */
export const isBlockedEmail = ({ emails }: Blocked, email: string): boolean =>
  emails.some((part) => email.trim().toLowerCase().includes(part))
