import type { PaymentView } from '@daykeep/api/contract'
import type { Catalogue } from '@daykeep/rules/catalogue'
import type { User } from '@daykeep/rules/model'
import { type BlockOffer, toBlocks } from './to-offers.ts'

/** The blocks that a running subscription can change to with its next bill. docs/reference/rules.md 14.5. */
export type BlockChange = {
  readonly blocks: ReadonlyArray<BlockOffer>
  readonly present: string
  /** What the next bill is for, if it is for another block. */
  readonly next?: string | undefined
  /** The provider's page on which the player still has to agree. */
  readonly consentUrl?: string | undefined
  /** The player's app store alone can change it. */
  readonly inStore: boolean
}

const STORES: ReadonlyArray<string | undefined> = ['Apple', 'Google']

/** Nothing unless the player's own payment runs on; `payments`: newest first. */
export const toBlockChange = (
  catalogue: Catalogue,
  { purchased: { plan } }: User,
  payments: ReadonlyArray<PaymentView> = [],
): BlockChange | undefined => {
  const payment = payments.find(({ order, status }) => order.type === 'subscription' && status === 'paid')
  if (payment?.order.type !== 'subscription' || plan.planId !== payment.order.block) return undefined
  return {
    blocks: toBlocks(catalogue),
    present: payment.order.block,
    next: payment.nextBlock,
    consentUrl: payment.consentUrl,
    inStore: STORES.includes(plan.paymentMethod),
  }
}
