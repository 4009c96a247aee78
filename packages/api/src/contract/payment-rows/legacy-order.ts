import * as t from 'io-ts'
import { OfGroup } from './payments.ts'

/** An order as older clients send it. docs/reference/api.md 6.1 and 6.2. */
export const LegacyOrder = t.partial({
  gemsBlock: t.unknown,
  sub: t.unknown,
  gift: t.unknown,
  groupId: t.unknown,
  coupon: t.unknown,
  sku: t.unknown,
})

/** A plan to cancel; the caller is led to the app unless noRedirect is sent. */
export const CancelQuery = t.intersection([OfGroup, t.partial({ noRedirect: t.string })])
