import { EllipsisVertical } from 'lucide-react'
import type { CSSProperties } from 'react'
import { t } from '../../../i18n/index.ts'
import { IconButton, Menu, type MenuItem, RichText, VisuallyHidden } from '../../../ui/index.ts'
import type { ChallengeTask, TaskEdits } from './challenge-task.ts'
import styles from './TaskColumns.module.css'

type Props = {
  readonly task: ChallengeTask
  readonly edits?: TaskEdits | undefined
  /** The moves within its column, for the menu. */
  readonly moves?: (() => ReadonlyArray<MenuItem>) | undefined
  readonly onPress?: (() => void) | undefined
}

/** A task of a challenge: its edge has the colour of its value, and nothing on it scores. */
export const ChallengeTaskCard = ({ task, edits, moves, onPress }: Props) => {
  const { id, title, notes, color, steps, facts } = task
  const open = edits === undefined ? onPress : () => edits.onEdit(id)
  return (
    <article className={styles.card} aria-label={title} style={{ '--value': `var(--v-${color})` } as CSSProperties}>
      {open !== undefined && (
        <button
          type="button"
          className={styles.open}
          aria-label={t(edits === undefined ? 'challenges.joinFor' : 'tasks.edit', { title })}
          onClick={open}
        />
      )}
      <h3 className={styles.title}>
        <RichText text={title} kind="inline" />
      </h3>
      {notes !== '' && <RichText text={notes} className={styles.notes} />}
      {steps.length > 0 && (
        <ul className={styles.steps} aria-label={t('tasks.checklist')}>
          {steps.map((step) => (
            <li key={step.id} dir="auto">
              {step.text}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <VisuallyHidden>{t(`tasks.color.${color}`)}</VisuallyHidden>
      {edits !== undefined && (
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
            { type: 'action', label: t('tasks.editThis'), onSelect: () => edits.onEdit(id) },
            ...(moves === undefined ? [] : [{ type: 'line' } as const, ...moves()]),
            { type: 'line' },
            { type: 'action', label: t('tasks.delete'), danger: true, onSelect: () => edits.onDelete(id) },
          ]}
        />
      )}
    </article>
  )
}
