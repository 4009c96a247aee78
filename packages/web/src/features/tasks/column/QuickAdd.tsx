import { Plus, SlidersHorizontal } from 'lucide-react'
import { type KeyboardEvent, type Ref, useId, useState } from 'react'
import type { TaskType } from '@daykeep/rules/model'
import { t } from '../../../i18n/index.ts'
import { IconButton } from '../../../ui/index.ts'
import { focusColumn } from '../card/index.ts'
import styles from './QuickAdd.module.css'

type Props = {
  readonly type: TaskType
  readonly onAdd: (titles: ReadonlyArray<string>) => void
  /** Opens the form of a new task with the line that was typed as its title. */
  readonly onDetails: (title: string) => void
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** The one way to add a task: a field that grows with its lines. Enter adds a task for each, the button opens the form. */
export const QuickAdd = ({ type, onAdd, onDetails, ref }: Props) => {
  const id = useId()
  const [typed, setTyped] = useState('')
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) return leaveField(type)
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    const titles = linesOf(typed)
    if (titles.length === 0) return
    onAdd(titles)
    setTyped('')
  }
  return (
    <div className={styles.quick}>
      <Plus size={18} aria-hidden="true" className={styles.plus} />
      <textarea
        ref={ref}
        dir="auto"
        rows={typed.split('\n').length}
        className={styles.field}
        aria-label={t(`tasks.add.${type}`)}
        aria-describedby={`${id}-hint`}
        placeholder={t(`tasks.add.${type}`)}
        enterKeyHint="done"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton
        size="sm"
        label={t(`tasks.details.${type}`)}
        icon={<SlidersHorizontal size={17} />}
        onClick={() => {
          onDetails(linesOf(typed)[0] ?? '')
          setTyped('')
        }}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {t('tasks.addHint')}
      </p>
    </div>
  )
}

/** Back to the board: the first card of the column, or nothing at all if there is none. What was typed stays. */
const leaveField = (type: TaskType): void => {
  focusColumn(type)
  if (document.activeElement instanceof HTMLTextAreaElement) document.activeElement.blur()
}

/** Without empty lines. */
const linesOf = (typed: string): ReadonlyArray<string> =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
