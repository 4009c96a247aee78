import { Suspense } from 'react'
import { lazyChunk } from '../../chunks/index.ts'
import type { AvatarArt } from '../../art/index.ts'
import { preloadable } from '../../ui/index.ts'
import { RewardsGrid, type Step } from './RewardsGrid.tsx'
import type { RewardModel } from './to-rewards.ts'

const BuyGearDialog = lazyChunk(
  preloadable(() => import('./BuyGearDialog.tsx')),
  'BuyGearDialog',
)

type Props = {
  readonly rewards: ReadonlyArray<RewardModel>
  /** A piece of gear in its dialog, with the player wearing it. */
  readonly opened: { readonly reward: RewardModel; readonly wearing: AvatarArt } | undefined
  readonly onPress: (reward: RewardModel) => void
  readonly onMove: (reward: RewardModel, step: Step) => void
  readonly onUnpin: (reward: RewardModel) => void
  readonly onBuy: (reward: RewardModel) => void
  readonly onClose: () => void
}

/** What the game offers below the player's own rewards, and the dialog that shows gear before it is bought. */
export const RewardsView = ({ rewards, opened, onPress, onMove, onUnpin, onBuy, onClose }: Props) => (
  <>
    <RewardsGrid rewards={rewards} onPress={onPress} onMove={onMove} onUnpin={onUnpin} />
    {opened !== undefined && (
      <Suspense>
        <BuyGearDialog {...opened} onBuy={() => onBuy(opened.reward)} onClose={onClose} />
      </Suspense>
    )}
  </>
)
