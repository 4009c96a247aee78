import {
  ArrowDownUp,
  ArrowLeftRight,
  CalendarClock,
  CheckCheck,
  CopyPlus,
  Gauge,
  SkipForward,
  Tags,
  Trash2,
  X,
} from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import type { TaskEdit } from '@daykeep/rules/tasks'
import type { Tag } from '@daykeep/rules/model'
import { t } from '../../../i18n/index.ts'
import { IconButton, Menu, type MenuItem, useDock } from '../../../ui/index.ts'
import { LATER, type Later } from '../later/index.ts'
import styles from './SelectionBar.module.css'

type Props = {
  readonly count: number
  readonly tags: ReadonlyArray<Tag>
  /** The tags that all selected tasks have. */
  readonly common: ReadonlyArray<string>
  readonly onComplete: () => void
  readonly onEdit: (edit: TaskEdit) => void
  /** Gives them another day. */
  readonly onStart: (by: Later) => void
  readonly onDelete: () => void
  readonly onEnd: () => void
}

/** What can be done with the selected tasks. */
export const SelectionBar = ({ count, tags, common, onComplete, onEdit, onStart, onDelete, onEnd }: Props) => {
  const bar = useRef<HTMLElement>(null)
  useDock(bar)
  const off = count === 0
  const action = (label: string, edit: TaskEdit): MenuItem => ({ type: 'action', label, onSelect: () => onEdit(edit) })
  return (
    <section ref={bar} className={styles.bar} aria-label={t('selection.title')}>
      <p className={styles.count} role="status">
        {t('selection.count', { count })}
      </p>
      <div className={styles.actions}>
        <IconButton
          variant="header"
          label={t('selection.complete')}
          icon={<CheckCheck size={20} />}
          disabled={off}
          onClick={onComplete}
        />
        <Choice
          label={t('selection.tags')}
          icon={<Tags size={19} />}
          disabled={off || tags.length === 0}
          items={tags.map(({ id, name }) => {
            const on = !common.includes(id)
            return action(t(on ? 'selection.addTag' : 'selection.removeTag', { name }), { type: 'tag', tag: id, on })
          })}
        />
        <Choice
          label={t('taskForm.difficulty')}
          icon={<Gauge size={20} />}
          disabled={off}
          items={PRIORITIES.map((priority, at) =>
            action(t(`taskForm.difficulty.${at}`), { type: 'difficulty', priority }),
          )}
        />
        <Choice
          label={t('selection.start')}
          icon={<CalendarClock size={19} />}
          disabled={off}
          items={LATER.map((by) => ({
            type: 'action',
            label: t(`selection.later.${by}`),
            onSelect: () => onStart(by),
          }))}
        />
        <Choice
          label={t('selection.move')}
          icon={<ArrowDownUp size={19} />}
          disabled={off}
          items={[
            action(t('common.moveTop'), { type: 'move', to: 'top' }),
            action(t('common.moveBottom'), { type: 'move', to: 'bottom' }),
          ]}
        />
        <Choice
          label={t('selection.convert')}
          icon={<ArrowLeftRight size={19} />}
          disabled={off}
          items={KINDS.map((to) => action(t(`selection.convert.${to}`), { type: 'convert', to }))}
        />
        <IconButton
          variant="header"
          label={t('selection.skip')}
          icon={<SkipForward size={19} />}
          disabled={off}
          onClick={() => onEdit({ type: 'skip', on: true })}
        />
        <IconButton
          variant="header"
          label={t('selection.duplicate')}
          icon={<CopyPlus size={19} />}
          disabled={off}
          onClick={() => onEdit({ type: 'duplicate' })}
        />
        <IconButton
          variant="header"
          label={t('selection.delete')}
          icon={<Trash2 size={19} />}
          disabled={off}
          onClick={onDelete}
        />
        <IconButton variant="header" label={t('selection.end')} icon={<X size={20} />} onClick={onEnd} />
      </div>
    </section>
  )
}

/** Trivial, easy, medium, hard. docs/reference/rules.md 2.2. */
const PRIORITIES = [0.1, 1, 1.5, 2] as const

const KINDS = ['habit', 'daily', 'todo'] as const

type ChoiceProps = {
  readonly label: string
  readonly icon: ReactNode
  readonly disabled: boolean
  readonly items: ReadonlyArray<MenuItem>
}

const Choice = ({ label, icon, disabled, items }: ChoiceProps) => (
  <Menu
    align="center"
    trigger={<IconButton variant="header" label={label} icon={icon} disabled={disabled} />}
    items={items}
  />
)
