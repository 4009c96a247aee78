import type { PartyMember } from '../party-model.ts'

export type StripMember = Pick<PartyMember, 'id' | 'name' | 'avatar' | 'level' | 'class' | 'health' | 'lastSeen'>

/** By what the members in the header may be sorted, as stored in `party.order`. docs/reference/screens.md 1.5. */
export const STRIP_ORDERS = ['level', 'class', 'name', 'lastSeen'] as const
type StripOrder = (typeof STRIP_ORDERS)[number]

/** Other clients store orders that the header does not know; they count as the level. */
export const toStripOrder = (stored: string): StripOrder => STRIP_ORDERS.find((order) => order === stored) ?? 'level'

/** The members in an order; those whom it does not tell apart by name. */
export const sortStrip = (
  members: ReadonlyArray<StripMember>,
  order: StripOrder,
  isDescending: boolean,
): ReadonlyArray<StripMember> => {
  const sign = isDescending ? -1 : 1
  return members.toSorted((a, b) => sign * COMPARE[order](a, b) || COMPARE.name(a, b))
}

const COMPARE: Readonly<Record<StripOrder, (a: StripMember, b: StripMember) => number>> = {
  level: (a, b) => a.level - b.level,
  class: (a, b) => (a.class ?? '').localeCompare(b.class ?? ''),
  name: (a, b) => a.name.localeCompare(b.name),
  lastSeen: (a, b) => a.lastSeen - b.lastSeen,
}
