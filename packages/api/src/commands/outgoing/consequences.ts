import type { AddressedEvent, Documents } from '@daykeep/rules/documents'
import type { Write } from '../../store/index.ts'
import { billingDuties } from '../billing-duties.ts'
import { transactionsOf } from '../transactions.ts'
import { concernedBy } from './concerned.ts'
import { type Act, type OutgoingDependencies, outgoingWrites } from './outgoing-writes.ts'

type Change = {
  readonly before: Documents
  readonly after: Documents
  readonly events: ReadonlyArray<AddressedEvent>
}

/**
 * What is stored in one commit with the documents that shared commands changed: what became of purses, what payment
 * providers have to be told, requests to webhooks, e-mails. `someone`: the name of those who are not among the documents.
 */
export const consequencesOf = async (
  app: OutgoingDependencies,
  { before, after, events }: Change,
  { at, act, someone = '' }: Omit<Act, 'nameOf'> & { readonly someone?: string },
): Promise<readonly Write[]> => {
  const nameOf = (id: string) => (after.users[id] ?? before.users[id])?.profile.name ?? someone
  return [
    ...transactionsOf(events, at),
    ...billingDuties(before, after, at),
    ...(await outgoingWrites(app, { at, act, nameOf }, concernedBy(before, after, events))),
  ]
}
