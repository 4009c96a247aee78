import { Check, Coins, EllipsisVertical, GripVertical, Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatNumber, t } from '../../../texts/index.ts'
import { classes, IconButton, KeyCap, Menu, type MenuItem, RichText, type SortablePart } from '../../../ui/index.ts'
import { Checklist } from './Checklist.tsx'
import { MetaRow } from './MetaRow.tsx'
import styles from './TaskCard.module.css'
import type { TaskCardModel } from './to-task-card.ts'

export type TaskCardActions = {
  readonly onScore: (direction: 'up' | 'down') => void
  readonly onTick: (item: string) => void
  readonly onCollapse: (collapsed: boolean) => void
  readonly onEdit: () => void
  readonly onDelete: () => void
}

type Props = {
  readonly task: TaskCardModel
  readonly actions: TaskCardActions
  /** The row it stands in, where its order can be changed. */
  readonly row?: Pick<SortablePart, 'handle' | 'moves'>
}

/** A task: what scores it, what it says, and what there is to know about it. */
export const TaskCard = ({ task, actions, row }: Props) => {
  const done = (task.type === 'daily' || task.type === 'todo') && task.dimmed
  return (
    <article
      className={classes(styles.card, styles[task.type], done && styles.done, task.pending && styles.pending)}
      aria-label={task.title}
      aria-busy={task.pending || undefined}
      data-task={task.id}
    >
      <Controls task={task} onScore={actions.onScore} />
      <div className={styles.body}>
        <div className={styles.head}>
          <button
            type="button"
            className={styles.open}
            onClick={actions.onEdit}
            aria-label={t('tasks.edit', { title: task.title })}
          />
          <h3 className={styles.title}>
            <RichText text={task.title} kind="inline" />
          </h3>
          <CardMenu task={task} actions={actions} moves={row?.moves ?? []} />
          {row !== undefined && (
            <IconButton
              {...row.handle}
              label={row.handle['aria-label'] ?? ''}
              size="sm"
              icon={<GripVertical size={16} />}
              className={styles.grip}
            />
          )}
        </div>
        {task.notes !== '' && <RichText text={task.notes} className={styles.notes} />}
        {'checklist' in task && task.checklist !== undefined && !task.checklist.collapsed && (
          <Checklist items={task.checklist.items} onTick={actions.onTick} />
        )}
        <MetaRow task={task} onCollapse={actions.onCollapse} />
      </div>
      {task.type === 'habit' && <HabitSide task={task} direction="down" onScore={actions.onScore} />}
      <span className={styles.unseen}>{t(`tasks.color.${task.color}`)}</span>
    </article>
  )
}

type ControlsProps = { readonly task: TaskCardModel; readonly onScore: TaskCardActions['onScore'] }

const Controls = ({ task, onScore }: ControlsProps): ReactNode => {
  switch (task.type) {
    case 'habit':
      return <HabitSide task={task} direction="up" onScore={onScore} />
    case 'daily':
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
          onClick={() => onScore(task.completed ? 'down' : 'up')}
        />
      )
    case 'reward':
      return (
        <button
          type="button"
          className={classes(styles.price, !task.affordable && styles.dear)}
          aria-label={t('tasks.buyReward', { title: task.title, price: formatNumber(task.price) })}
          onClick={() => onScore('down')}
        >
          <Coins size={20} aria-hidden="true" />
          <span>{formatNumber(task.price)}</span>
        </button>
      )
  }
}

type SideProps = {
  readonly task: Extract<TaskCardModel, { type: 'habit' }>
  readonly direction: 'up' | 'down'
  readonly onScore: TaskCardActions['onScore']
}

/** One side of a habit; a side that is not in use shows an empty key. */
const HabitSide = ({ task, direction, onScore }: SideProps) => {
  const Icon = direction === 'up' ? Plus : Minus
  const used = task[direction]
  return (
    <KeyCap
      tone={task.color}
      kind={used ? 'key' : 'ghost'}
      disabled={!used || !task.interactive}
      label={t(direction === 'up' ? 'tasks.plus' : 'tasks.minus', { title: task.title })}
      icon={<Icon size={18} strokeWidth={2.6} />}
      onClick={() => onScore(direction)}
    />
  )
}

type CardMenuProps = Pick<Props, 'task' | 'actions'> & { readonly moves: ReadonlyArray<MenuItem> }

const CardMenu = ({ task, actions, moves }: CardMenuProps) => (
  <Menu
    trigger={
      <IconButton
        label={t('tasks.menu', { title: task.title })}
        size="sm"
        icon={<EllipsisVertical size={17} />}
        className={styles.menu}
      />
    }
    items={[
      { type: 'action', label: t('tasks.editThis'), onSelect: actions.onEdit, shortcut: 'E' },
      ...(moves.length > 0 ? [{ type: 'line' } as const, ...moves] : []),
      { type: 'line' },
      { type: 'action', label: t('tasks.delete'), onSelect: actions.onDelete, danger: true, shortcut: 'Del' },
    ]}
  />
)
