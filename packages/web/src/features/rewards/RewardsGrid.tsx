import { ArrowLeft, ArrowRight, PinOff } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { t } from '../../i18n/index.ts'
import { type MenuItem, useGridKeys } from '../../ui/index.ts'
import { RewardTile } from './RewardTile.tsx'
import styles from './RewardsGrid.module.css'
import type { RewardModel } from './to-rewards.ts'

export type Step = -1 | 1

type Props = {
  readonly rewards: ReadonlyArray<RewardModel>
  readonly onPress: (reward: RewardModel) => void
  /** Moves a reward one position earlier or later. */
  readonly onMove: (reward: RewardModel, step: Step) => void
  readonly onUnpin: (reward: RewardModel) => void
}

const STEPS: Readonly<Record<string, Step>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** Rewards as tiles. Arrow keys move the focus, Alt + arrow moves a tile, Delete unpins it. */
export const RewardsGrid = ({ rewards, onPress, onMove, onUnpin }: Props) => {
  const heading = useId()
  const { ref, onFocus, onKeyDown: onWalk } = useGridKeys()
  /** The neighbour of an unpinned reward, which gets its focus. */
  const [nextFocus, setNextFocus] = useState<string>()

  const move = (reward: RewardModel, step: Step) => {
    if (canMove(rewards, reward, step)) onMove(reward, step)
  }
  const unpin = (reward: RewardModel) => {
    if (!reward.removable) return
    const at = rewards.indexOf(reward)
    setNextFocus((rewards[at + 1] ?? rewards[at - 1])?.id)
    onUnpin(reward)
  }
  const onKeyDown = (reward: RewardModel) => (event: KeyboardEvent) => {
    const step = event.altKey ? STEPS[event.key] : undefined
    if (step !== undefined) {
      event.preventDefault()
      move(reward, step)
    }
    if (event.key === 'Delete') unpin(reward)
  }
  const menuOf = (reward: RewardModel): ReadonlyArray<MenuItem> => [
    {
      type: 'action',
      label: t('rewards.earlier'),
      icon: <ArrowLeft size={17} />,
      disabled: !canMove(rewards, reward, -1),
      onSelect: () => move(reward, -1),
    },
    {
      type: 'action',
      label: t('rewards.later'),
      icon: <ArrowRight size={17} />,
      disabled: !canMove(rewards, reward, 1),
      onSelect: () => move(reward, 1),
    },
    ...(reward.removable ? [unpinItem(() => unpin(reward))] : []),
  ]
  return (
    <section aria-labelledby={heading} className={styles.goods}>
      <h3 id={heading} className={styles.heading}>
        {t('rewards.title')}
      </h3>
      <div ref={ref} className={styles.grid} role="presentation" onFocus={onFocus} onKeyDown={onWalk}>
        {rewards.map((reward) => (
          <RewardTile
            key={reward.id}
            reward={reward}
            onPress={() => onPress(reward)}
            onKeyDown={onKeyDown(reward)}
            menu={menuOf(reward)}
            takesFocus={reward.id === nextFocus}
            onFocus={() => setNextFocus(undefined)}
          />
        ))}
      </div>
    </section>
  )
}

const canMove = (rewards: ReadonlyArray<RewardModel>, reward: RewardModel, step: Step): boolean =>
  rewards[rewards.indexOf(reward) + step] !== undefined

const unpinItem = (onSelect: () => void): MenuItem => ({
  type: 'action',
  label: t('rewards.unpin'),
  icon: <PinOff size={17} />,
  shortcut: 'Del',
  onSelect,
})
