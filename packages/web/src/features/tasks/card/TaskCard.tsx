import { dequal } from 'dequal/lite'
import { EllipsisVertical } from 'lucide-react'
import { memo } from 'react'
import { t } from '../../../texts/index.ts'
import { classes, IconButton, Menu, RichText, type SortablePart, VisuallyHidden } from '../../../ui/index.ts'
import { Checklist } from './Checklist.tsx'
import { HabitSide, ScoreControl } from './ScoreControl.tsx'
import { MetaRow } from './MetaRow.tsx'
import styles from './TaskCard.module.css'
import type { TaskCardModel } from './to-task-card.ts'

export type TaskCardActions = {
  readonly onScore: (task: string, direction: 'up' | 'down') => void
  readonly onTick: (task: string, item: string) => void
  readonly onCollapse: (task: string, collapsed: boolean) => void
  readonly onEdit: (task: string) => void
  readonly onDelete: (task: string) => void
}

type Props = {
  readonly task: TaskCardModel
  readonly actions: TaskCardActions
  /** Its moves in a list, for the menu. */
  readonly moves?: SortablePart['moves']
}

const CardView = ({ task, actions, moves }: Props) => {
  const { id, title } = task
  const look = 'dimmed' in task && [task.dimmed && styles.dimmed, task.completed && styles.done]
  const onScore = (direction: 'up' | 'down') => actions.onScore(id, direction)
  return (
    <article
      className={classes(styles.card, styles[task.type], ...(look || []), task.pending && styles.pending)}
      aria-label={title}
      data-task={id}
      data-kind={task.type}
    >
      <ScoreControl task={task} onScore={onScore} />
      <div className={styles.body}>
        <button
          type="button"
          className={styles.open}
          onClick={() => actions.onEdit(id)}
          aria-label={t('tasks.edit', { title })}
          data-open=""
        />
        <h3 className={styles.title}>
          <RichText text={title} kind="inline" />
        </h3>
        {task.notes !== '' && <RichText text={task.notes} className={styles.notes} />}
        {'checklist' in task && task.checklist !== undefined && !task.checklist.collapsed && (
          <Checklist items={task.checklist.items} onTick={(item) => actions.onTick(id, item)} />
        )}
        <MetaRow task={task} onCollapse={(collapsed) => actions.onCollapse(id, collapsed)} />
        <CardMenu task={task} actions={actions} moves={moves} />
      </div>
      {task.type === 'habit' && <HabitSide task={task} direction="down" onScore={onScore} />}
      <VisuallyHidden>
        {t(`tasks.color.${task.color}`)} {task.pending && t('tasks.pending')}
      </VisuallyHidden>
    </article>
  )
}

type CardMenuProps = Pick<Props, 'task' | 'actions' | 'moves'>

/** A task: what scores it, what it says, and what there is to know about it. Drawn anew only when that changes. */
export const TaskCard = memo(
  CardView,
  (before, after) =>
    before.actions === after.actions && before.moves === after.moves && dequal(before.task, after.task),
)

const CardMenu = ({ task: { id, title }, actions, moves }: CardMenuProps) => (
  <Menu
    trigger={
      <IconButton
        label={t('tasks.menu', { title })}
        size="sm"
        icon={<EllipsisVertical size={17} />}
        className={styles.menu}
      />
    }
    items={() => [
      { type: 'action', label: t('tasks.editThis'), onSelect: () => actions.onEdit(id), shortcut: 'E' },
      ...(moves === undefined ? [] : [{ type: 'line' } as const, ...moves()]),
      { type: 'line' },
      {
        type: 'action',
        label: t('tasks.delete'),
        onSelect: () => actions.onDelete(id),
        danger: true,
        shortcut: t('tasks.deleteKey'),
      },
    ]}
  />
)
