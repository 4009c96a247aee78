import { Check, Sunrise } from 'lucide-react'
import { IconPicture } from '../../../art/index.ts'
import { formatNumber, t } from '../../../i18n/index.ts'
import { classes, TileButton, VisuallyHidden } from '../../../ui/index.ts'
import styles from './ScoreControl.module.css'
import { TASK_ACTIONS } from './task-actions.ts'
import type { TaskCardModel } from './to-task-card.ts'

type Props = {
  readonly task: TaskCardModel
  /** Waits for a second press. */
  readonly isConfirming: boolean
  readonly onPress: () => void
  readonly onCancel: () => void
}

/** The score control at the start of a card: plus, checkbox or price. */
export const ScoreControl = ({ task, isConfirming, onPress, onCancel }: Props) => {
  switch (task.type) {
    case 'habit':
      return <HabitButton task={task} direction="up" onPress={onPress} />
    case 'daily':
      return <DailyCheckbox task={task} isConfirming={isConfirming} onPress={onPress} onCancel={onCancel} />
    case 'todo':
      return (
        <TileButton
          tone={task.dimmed ? 'off' : task.color}
          kind="box"
          role="checkbox"
          aria-checked={task.completed}
          label={TASK_ACTIONS.score.label(task)}
          icon={task.completed ? TICK : undefined}
          disabled={!task.interactive}
          data-score={task.completed ? 'down' : 'up'}
          onClick={onPress}
        />
      )
    case 'reward':
      return <Price task={task} onPress={onPress} />
  }
}

const TICK = <Check size={15} strokeWidth={3.2} />

type HabitButtonProps = {
  readonly task: Extract<TaskCardModel, { type: 'habit' }>
  readonly direction: 'up' | 'down'
  readonly onPress: () => void
}

/** One side of a habit. An unused side shows an empty tile. */
export const HabitButton = ({ task, direction, onPress }: HabitButtonProps) => {
  const sign = direction === 'up' ? 'plus' : 'minus'
  const action = TASK_ACTIONS[sign]
  return (
    <TileButton
      tone={task.color}
      kind={task[direction] ? 'key' : 'ghost'}
      disabled={!action.isAvailable(task)}
      label={action.label(task)}
      sign={sign}
      data-score={direction}
      onClick={onPress}
    />
  )
}

type DailyProps = Props & { readonly task: Extract<TaskCardModel, { type: 'daily' }> }

const DailyCheckbox = ({ task, isConfirming, onPress, onCancel }: DailyProps) => {
  const { title, completed, dimmed, color, interactive } = task
  return (
    <>
      <TileButton
        tone={isConfirming || !dimmed ? color : 'off'}
        kind={isConfirming ? 'key' : 'box'}
        role="checkbox"
        aria-checked={completed}
        title={isConfirming ? t('tasks.pressAgain') : undefined}
        label={isConfirming ? t('tasks.doEarly', { title }) : TASK_ACTIONS.score.label(task)}
        icon={isConfirming ? <Sunrise size={19} /> : completed ? TICK : undefined}
        disabled={!interactive}
        data-score={completed ? 'down' : 'up'}
        onClick={onPress}
        onBlur={onCancel}
      />
      {dimmed && !completed && (
        <VisuallyHidden>
          <span role="status">{isConfirming && t('tasks.doEarlyAsk')}</span>
        </VisuallyHidden>
      )}
    </>
  )
}

type PriceProps = {
  readonly task: Extract<TaskCardModel, { type: 'reward' }>
  readonly onPress: () => void
}

/** The price of a reward buys it. A reward that is too expensive is dimmed; pressing it says what is missing. */
const Price = ({ task, onPress }: PriceProps) => (
  <button
    type="button"
    className={classes(styles.price, !task.affordable && styles.dear)}
    aria-label={TASK_ACTIONS.score.label(task)}
    data-score="down"
    data-no-drag=""
    onClick={onPress}
  >
    <IconPicture art={{ template: 'coin' }} size={20} />
    <span>{formatNumber(task.price)}</span>
  </button>
)
