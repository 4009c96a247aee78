import * as t from 'io-ts'
import { IsoInstant } from '../../primitives/index.ts'
import { Count, Figure, listOf, mapOf } from '../codecs.ts'
import { GearKey } from '../keys.ts'

/** `trinkets` are hourglasses. docs/reference/rules.md 14. */
export const Plan = t.readonly(
  t.intersection([
    t.type({
      quantity: Count,
      extraMonths: Figure,
      gemsBought: Count,
      cumulativeCount: Count,
      mysteryItems: listOf(GearKey),
      consecutive: t.readonly(
        t.intersection([
          t.type({ count: Count, offset: Count, gemCapExtra: Count, trinkets: Figure }),
          t.partial({ lastHourglassReceived: IsoInstant }),
        ]),
      ),
    }),
    t.partial({
      planId: t.string,
      customerId: t.string,
      subscriptionId: t.string,
      owner: t.string,
      paymentMethod: t.string,
      dateCreated: IsoInstant,
      dateTerminated: IsoInstant,
      dateUpdated: IsoInstant,
      dateCurrentTypeCreated: IsoInstant,
      lastBillingDate: IsoInstant,
      nextPaymentProcessing: IsoInstant,
      nextBillingDate: IsoInstant,
      hourglassPromoReceived: IsoInstant,
    }),
  ]),
)
export type Plan = t.TypeOf<typeof Plan>

const owned = mapOf(t.string, t.boolean)

export const Purchased = t.readonly(
  t.type({
    ads: t.boolean,
    txnCount: Count,
    skin: owned,
    shirt: owned,
    background: owned,
    hair: mapOf(t.string, owned),
    plan: Plan,
  }),
)
export type Purchased = t.TypeOf<typeof Purchased>

/** A subscriber is a player whose plan names a customer. docs/reference/rules.md 2.12. */
export const isSubscribed = (purchased: Purchased): boolean => Boolean(purchased.plan.customerId)
