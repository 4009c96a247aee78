import * as t from 'io-ts'
import { IsoInstant } from '../../kernel/instant.ts'
import { Count, Figure } from '../codecs.ts'
import { UserId } from '../keys.ts'

/** What a group pays for: a board for all, and a subscription for each member. `customerId` stays when it has ended. */
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
    }),
  ]),
)
export type GroupPlan = t.TypeOf<typeof GroupPlan>
