import { ArrowLeft, ArrowRight, PinOff } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { t } from '../../texts/index.ts'
import { type MenuItem, useGridKeys } from '../../ui/index.ts'
import { RewardTile } from './RewardTile.tsx'
import styles from './RewardsGrid.module.css'
import type { RewardModel } from './to-rewards.ts'

export type Step = -1 | 1

type Props = {
  readonly rewards: ReadonlyArray<RewardModel>
  readonly onPress: (reward: RewardModel) => void
  /** Earlier or later by one place. */
  readonly onMove: (reward: RewardModel, step: Step) => void
  readonly onTakeAway: (reward: RewardModel) => void
}

const STEPS: Readonly<Record<string, Step>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** What the game offers below the player's own rewards. Arrows walk it, Alt with an arrow moves a tile, Delete takes it away. */
export const RewardsGrid = ({ rewards, onPress, onMove, onTakeAway }: Props) => {
  const heading = useId()
  const { ref, onFocus, onKeyDown: onWalk } = useGridKeys()
  /** What was taken away had the focus: its neighbour takes it over. */
  const [heir, setHeir] = useState<string>()

  const move = (reward: RewardModel, step: Step) => {
    if (canMove(rewards, reward, step)) onMove(reward, step)
  }
  const takeAway = (reward: RewardModel) => {
    if (!reward.removable) return
    const at = rewards.indexOf(reward)
    setHeir((rewards[at + 1] ?? rewards[at - 1])?.path)
    onTakeAway(reward)
  }
  const onKeyDown = (reward: RewardModel) => (event: KeyboardEvent) => {
    const step = event.altKey ? STEPS[event.key] : undefined
    if (step !== undefined) {
      event.preventDefault()
      move(reward, step)
    }
    if (event.key === 'Delete') takeAway(reward)
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
    ...(reward.removable ? [takeAwayItem(() => takeAway(reward))] : []),
  ]
  return (
    <section aria-labelledby={heading} className={styles.goods}>
      <h3 id={heading} className={styles.heading}>
        {t('rewards.title')}
      </h3>
      <div ref={ref} className={styles.grid} role="presentation" onFocus={onFocus} onKeyDown={onWalk}>
        {rewards.map((reward) => (
          <RewardTile
            key={reward.path}
            reward={reward}
            onPress={() => onPress(reward)}
            onKeyDown={onKeyDown(reward)}
            menu={menuOf(reward)}
            takesFocus={reward.path === heir}
            onFocus={() => setHeir(undefined)}
          />
        ))}
      </div>
    </section>
  )
}

const canMove = (rewards: ReadonlyArray<RewardModel>, reward: RewardModel, step: Step): boolean =>
  rewards[rewards.indexOf(reward) + step] !== undefined

const takeAwayItem = (onSelect: () => void): MenuItem => ({
  type: 'action',
  label: t('rewards.unpin'),
  icon: <PinOff size={17} />,
  shortcut: 'Del',
  onSelect,
})
