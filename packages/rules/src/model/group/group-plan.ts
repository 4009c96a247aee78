import * as t from 'io-ts'
import { IsoInstant } from '../../primitives/index.ts'
import { Count, Figure } from '../codecs.ts'
import { UserId } from '../keys.ts'

/** The plan of a group: a shared board, and a subscription for each member. `customerId` remains after the plan ends. */
export const GroupPlan = t.readonly(
  t.intersection([
    t.type({ quantity: Count }),
    t.partial({
      planId: t.string,
      customerId: t.string,
      subscriptionId: t.string,
      owner: UserId,
      paymentMethod: t.string,
      dateCreated: IsoInstant,
      dateUpdated: IsoInstant,
      dateTerminated: IsoInstant,
      extraMonths: Figure,
      lastBillingDate: IsoInstant,
      nextBillingDate: IsoInstant,
    }),
  ]),
)
export type GroupPlan = t.TypeOf<typeof GroupPlan>
