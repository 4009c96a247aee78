import type { Catalogue, SubscriptionBlock } from '../catalogue/index.ts'
import { ownEntry } from '../kernel/index.ts'

const GROUP_BLOCK = 'group_monthly'

/** How many member prices a group is billed for: its first member counts as several. docs/reference/rules.md 14.6. */
const groupPlanQuantity = ({ quantity = 1 }: SubscriptionBlock, members: number): number => members + quantity - 1

/** The monthly price of a group plan, in dollars. */
export const groupPlanPrice = ({ subscriptionBlocks }: Catalogue, members: number): number => {
  const block: SubscriptionBlock | undefined = ownEntry(subscriptionBlocks, GROUP_BLOCK)
  return block === undefined ? 0 : (block.price / (block.quantity ?? 1)) * groupPlanQuantity(block, members)
}
