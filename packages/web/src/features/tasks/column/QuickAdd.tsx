import { Plus } from 'lucide-react'
import { type KeyboardEvent, type Ref, useId, useState } from 'react'
import type { TaskType } from '@daykeep/rules/model'
import { t } from '../../../texts/index.ts'
import { linesOf } from './lines-of.ts'
import styles from './QuickAdd.module.css'

type Props = {
  readonly type: TaskType
  readonly onAdd: (titles: ReadonlyArray<string>) => void
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** One line that grows: Enter adds, and each line becomes a task. */
export const QuickAdd = ({ type, onAdd, ref }: Props) => {
  const id = useId()
  const [typed, setTyped] = useState('')
  const onKeyDown = (event: KeyboardEvent) => {
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
      <kbd className={styles.key} aria-hidden="true">
        {t('tasks.enterKey')}
      </kbd>
      <p id={`${id}-hint`} className={styles.hint}>
        {t('tasks.addHint')}
      </p>
    </div>
  )
}
