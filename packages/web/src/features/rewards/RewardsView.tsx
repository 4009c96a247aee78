import type { User } from '@daykeep/rules/model'
import { Suspense } from 'react'
import { lazyChunk } from '../../chunks/index.ts'
import { preloadable } from '../../ui/index.ts'
import { RewardsGrid, type Step } from './RewardsGrid.tsx'
import type { RewardModel } from './to-rewards.ts'

const RewardDialog = lazyChunk(
  preloadable(() => import('./RewardDialog.tsx')),
  'RewardDialog',
)

type Props = {
  readonly rewards: ReadonlyArray<RewardModel>
  /** The reward in its dialog. */
  readonly opened: RewardModel | undefined
  readonly user: User
  /** Why the last attempt to buy it was refused. */
  readonly refused: string | undefined
  readonly onPress: (reward: RewardModel) => void
  readonly onMove: (reward: RewardModel, step: Step) => void
  readonly onUnpin: (reward: RewardModel) => void
  readonly onBuy: (reward: RewardModel, quantity: number) => void
  readonly onClose: () => void
}

/** What the game offers below the player's own rewards, and the dialog that shows an item before it is bought. */
export const RewardsView = ({ rewards, opened, user, refused, onPress, onMove, onUnpin, onBuy, onClose }: Props) => (
  <>
    <RewardsGrid rewards={rewards} onPress={onPress} onMove={onMove} onUnpin={onUnpin} />
    {opened !== undefined && (
      <Suspense>
        <RewardDialog
          key={opened.id}
          reward={opened}
          user={user}
          refused={refused}
          onBuy={(quantity) => onBuy(opened, quantity)}
          onPin={() => onUnpin(opened)}
          onClose={onClose}
        />
      </Suspense>
    )}
  </>
)
