import type { User } from '@daykeep/rules/model'
import type { ComponentProps } from 'react'
import { useCatalogue } from '../../sync/index.ts'
import { PurchaseDialog, toOfferDetails } from '../shops/purchase/index.ts'
import type { RewardModel } from './to-rewards.ts'

type Props = Omit<ComponentProps<typeof PurchaseDialog>, 'offer'> & {
  readonly reward: RewardModel
  readonly user: User
}

/** A reward before it is bought: the same dialog as in the shops. A chunk of its own, since the board works without it. */
export const RewardDialog = ({ reward, user, ...dialog }: Props) => (
  <PurchaseDialog {...dialog} offer={toOfferDetails(useCatalogue(), user, reward)} />
)
