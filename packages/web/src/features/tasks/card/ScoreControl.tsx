import { Check, Minus, Plus } from 'lucide-react'
import { ItemPicture } from '../../../art/index.ts'
import { formatNumber, t } from '../../../texts/index.ts'
import { classes, KeyCap } from '../../../ui/index.ts'
import { DailyKey } from './DailyKey.tsx'
import styles from './ScoreControl.module.css'
import type { TaskCardModel } from './to-task-card.ts'

type Props = { readonly task: TaskCardModel; readonly onScore: (direction: 'up' | 'down') => void }

/** What scores a task at its beginning: plus, a box to tick, or a price. */
export const ScoreControl = ({ task, onScore }: Props) => {
  switch (task.type) {
    case 'habit':
      return <HabitSide task={task} direction="up" onScore={onScore} />
    case 'daily':
      return <DailyKey task={task} onScore={onScore} />
    case 'todo':
      return (
        <KeyCap
          tone={task.dimmed ? 'off' : task.color}
          kind="box"
          role="checkbox"
          aria-checked={task.completed}
          label={t(task.completed ? 'tasks.untick' : 'tasks.tick', { title: task.title })}
          icon={task.completed ? <Check size={15} strokeWidth={3.2} /> : undefined}
          disabled={!task.interactive}
          data-score={task.completed ? 'down' : 'up'}
          onClick={() => onScore(task.completed ? 'down' : 'up')}
        />
      )
    case 'reward':
      return <Price task={task} onScore={onScore} />
  }
}

type SideProps = {
  readonly task: Extract<TaskCardModel, { type: 'habit' }>
  readonly direction: 'up' | 'down'
  readonly onScore: Props['onScore']
}

/** One side of a habit; a side that is not in use shows an empty key. */
export const HabitSide = ({ task, direction, onScore }: SideProps) => {
  const Icon = direction === 'up' ? Plus : Minus
  const used = task[direction]
  return (
    <KeyCap
      tone={task.color}
      kind={used ? 'key' : 'ghost'}
      disabled={!used || !task.interactive}
      label={t(direction === 'up' ? 'tasks.plus' : 'tasks.minus', { title: task.title })}
      icon={<Icon size={18} strokeWidth={2.6} />}
      data-score={direction}
      onClick={() => onScore(direction)}
    />
  )
}

type PriceProps = {
  readonly task: Extract<TaskCardModel, { type: 'reward' }>
  readonly onScore: Props['onScore']
}

/** The price of a reward buys it. One that is too dear is dim, and a click says what is missing. */
const Price = ({ task: { title, price, affordable }, onScore }: PriceProps) => (
  <button
    type="button"
    className={classes(styles.price, !affordable && styles.dear)}
    aria-label={t(affordable ? 'tasks.buyReward' : 'tasks.rewardTooDear', { title, price: formatNumber(price) })}
    data-score="down"
    onClick={() => onScore('down')}
  >
    <ItemPicture art={{ template: 'coin' }} size={20} />
    <span>{formatNumber(price)}</span>
  </button>
)
