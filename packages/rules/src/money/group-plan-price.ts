import type { Catalogue, SubscriptionBlock } from '../content/catalogue.ts'
import { lookUp } from '../kernel/index.ts'

const GROUP_BLOCK = 'group_monthly'

/** How many times the price of one member a group is billed: its first member counts as several. Reference, rules 14.6. */
export const groupPlanQuantity = ({ quantity = 1 }: SubscriptionBlock, members: number): number =>
  members + quantity - 1

/** What a group pays a month, in dollars. */
export const groupPlanPrice = ({ subscriptionBlocks }: Catalogue, members: number): number => {
  const block: SubscriptionBlock | undefined = lookUp(subscriptionBlocks, GROUP_BLOCK)
  return block === undefined ? 0 : (block.price / (block.quantity ?? 1)) * groupPlanQuantity(block, members)
}
