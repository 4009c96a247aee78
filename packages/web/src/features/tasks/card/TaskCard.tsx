import { Check } from 'lucide-react'
import { memo } from 'react'
import type { ChecklistItem } from '@daykeep/rules/model'
import { t } from '../../../i18n/index.ts'
import { Checkbox, classes, IconButton, Menu, type MenuItem, RichText } from '../../../ui/index.ts'
import { useSelected } from './selection.ts'
import { MetaRow } from './MetaRow.tsx'
import { HabitButton, ScoreControl } from './ScoreControl.tsx'
import { TASK_ACTIONS, type TaskAction, type TaskActionContext } from './task-actions.ts'
import { useTaskCallbacks } from './task-callbacks.ts'
import styles from './TaskCard.module.css'
import type { TaskCardModel } from './to-task-card.ts'
import { useCardKeys } from './use-card-keys.ts'
import { useScoreControl } from './use-score-control.ts'

type Props = {
  readonly task: TaskCardModel
  /** The moves within its list, for the menu. */
  readonly moves?: (() => readonly MenuItem[]) | undefined
}

/** Letters of a title that may take more than six lines, even twice as large on a narrow phone. */
const LONG = 60

const CardView = ({ task, moves }: Props) => {
  const { id, title } = task
  const callbacks = useTaskCallbacks()
  const control = useScoreControl(task, (direction) => callbacks.onScore(id, direction))
  const context: TaskActionContext = { ...callbacks, pressControl: control.press }
  const keys = useCardKeys(task, context)
  const isOwn = task.board === undefined
  const selected = useSelected(isOwn ? id : undefined)
  const states = 'dimmed' in task ? [task.dimmed && styles.dimmed, task.completed && styles.done] : []
  return (
    <article
      className={classes(
        styles.card,
        styles[task.type],
        ...states,
        task.pending && styles.pending,
        selected && styles.selected,
      )}
      aria-label={title}
      data-task={id}
      data-target={task.target || undefined}
      data-selectable={isOwn || undefined}
      data-own-text=""
      {...keys}
    >
      <ScoreControl task={task} isConfirming={control.isConfirming} onPress={control.press} onCancel={control.cancel} />
      <button
        type="button"
        className={styles.open}
        onClick={() => TASK_ACTIONS.open.run(task, context)}
        {...(selected === undefined
          ? { 'aria-label': TASK_ACTIONS.open.label(task) }
          : { role: 'checkbox', 'aria-checked': selected, 'aria-label': t('tasks.select', { title }) })}
        data-open=""
      />
      <div className={styles.body}>
        <h3 className={styles.title}>
          <RichText text={title} kind="inline" className={classes(styles.words, title.length > LONG && styles.long)} />
        </h3>
        {task.notes !== '' && <RichText text={task.notes} className={styles.notes} />}
        {'checklist' in task && task.checklist !== undefined && !task.checklist.collapsed && (
          <Checklist items={task.checklist.items} onTick={(item) => callbacks.onTick(id, item)} />
        )}
        <MetaRow
          task={task}
          onCollapse={(collapsed) => callbacks.onCollapse(id, collapsed)}
          onPeople={() => callbacks.onPeople?.(id)}
          onChallenge={() => callbacks.onChallenge?.(id)}
        />
      </div>
      <Menu
        trigger={<IconButton label={t('tasks.menu', { title })} size="sm" icon={undefined} className={styles.menu} />}
        items={() => cardMenu(task, context, moves)}
      />
      {selected && <Check size={15} strokeWidth={3.2} aria-hidden="true" className={styles.tick} />}
      {task.type === 'habit' && (
        <HabitButton task={task} direction="down" onPress={() => TASK_ACTIONS.minus.run(task, context)} />
      )}
      <span
        role="img"
        className={styles.spoken}
        aria-label={t(`tasks.color.${task.color}`) + (task.pending ? ` ${t('tasks.pending')}` : '')}
      />
    </article>
  )
}

/** Renders again for a new model only. Needs a `TaskCallbacksContext`. */
export const TaskCard = memo(CardView)

type ChecklistProps = { readonly items: ReadonlyArray<ChecklistItem>; readonly onTick: (item: string) => void }

const Checklist = ({ items, onTick }: ChecklistProps) => (
  <ul className={styles.checklist} aria-label={t('tasks.checklist')}>
    {items.map(({ id, text, completed }) => (
      <li key={id}>
        <Checkbox
          checked={completed}
          onChange={() => onTick(id)}
          className={classes(styles.step, completed && styles.ticked)}
          label={<RichText text={text} kind="inline" />}
        />
      </li>
    ))}
  </ul>
)

export const cardMenu = (
  task: TaskCardModel,
  context: TaskActionContext,
  moves: Props['moves'],
): ReadonlyArray<MenuItem> => {
  const item = (action: TaskAction) =>
    ({
      type: 'action',
      label: action.label(task),
      onSelect: () => action.run(task, context),
      ...(action.shortcut.inMenu !== undefined && { shortcut: action.shortcut.inMenu() }),
    }) as const
  const more = context.menuOf?.(task.id, task) ?? []
  if (!TASK_ACTIONS.edit.isAvailable(task)) return more
  return [
    item(TASK_ACTIONS.edit),
    ...more,
    ...(moves === undefined ? [] : [{ type: 'line' } as const, ...moves()]),
    ...(TASK_ACTIONS.delete.isAvailable(task)
      ? [{ type: 'line' } as const, { ...item(TASK_ACTIONS.delete), danger: true }]
      : []),
  ]
}
