import { GripVertical, Plus, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { movedTo } from '@daykeep/rules/tasks'
import { t } from '../../../i18n/index.ts'
import { Button, IconButton, SortableList, TextField } from '../../../ui/index.ts'
import { newId } from '../../../sync/index.ts'
import styles from './FilterPanel.module.css'
import type { TagRow } from './tag-commands.ts'

type Props = {
  readonly tags: ReadonlyArray<TagRow>
  readonly onSave: (rows: ReadonlyArray<TagRow>) => string | undefined
  readonly onClose: () => void
}

/** Edits the player's own tags. All changes are saved together. */
export const TagEditor = ({ tags, onSave, onClose }: Props) => {
  const [rows, setRows] = useState<ReadonlyArray<TagRow>>(tags.map(({ id, name }) => ({ id, name })))
  const [added, setAdded] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const withAdded = added.trim() === '' ? rows : [...rows, { id: newId(), name: added.trim() }]
  const add = () => {
    setRows(withAdded)
    setAdded('')
  }
  const save = () => {
    const refused = onSave(withAdded)
    if (refused === undefined) onClose()
    else setRefusal(refused)
  }
  const rename = (id: string, name: string) => setRows(rows.map((row) => (row.id === id ? { id, name } : row)))
  return (
    <div className={styles.editor}>
      <SortableList
        label={t('tags.own')}
        items={rows}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        onMove={(id, to) => setRows(movedTo(rows, rows.find((row) => row.id === id) ?? { id, name: '' }, to))}
      >
        {(row, { handle }) => (
          <div className={styles.row}>
            <IconButton
              {...handle}
              label={handle['aria-label'] ?? ''}
              size="sm"
              icon={<GripVertical size={16} />}
              className={styles.grip}
            />
            <TextField
              label={t('tags.nameOf', { name: row.name })}
              hideLabel
              value={row.name}
              onChange={({ target }) => rename(row.id, target.value)}
            />
            <IconButton
              label={t('tags.delete', { name: row.name })}
              size="sm"
              icon={<X size={17} />}
              onClick={() => setRows(rows.filter(({ id }) => id !== row.id))}
            />
          </div>
        )}
      </SortableList>
      <TextField
        label={t('tags.new')}
        value={added}
        onChange={({ target }) => setAdded(target.value)}
        onKeyDown={onEnter(add)}
        enterKeyHint="done"
        end={
          <IconButton
            label={t('tags.add')}
            size="sm"
            icon={<Plus size={17} />}
            disabled={added.trim() === ''}
            onClick={add}
          />
        }
      />
      {refusal !== undefined && (
        <p role="alert" className={styles.error}>
          {refusal}
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="tertiary" size="sm" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button size="sm" onClick={save}>
          {t('tags.save')}
        </Button>
      </div>
    </div>
  )
}

const onEnter = (run: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  run()
}
