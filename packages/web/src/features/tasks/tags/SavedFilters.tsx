import { Bookmark, X } from 'lucide-react'
import { useState } from 'react'
import type { SavedFilter } from '@daykeep/rules/model'
import { FILTER_LIMITS } from '@daykeep/rules/player'
import { t } from '../../../i18n/index.ts'
import { Button, IconButton, TextField } from '../../../ui/index.ts'
import styles from './SavedFilters.module.css'

type Props = {
  readonly filters: ReadonlyArray<SavedFilter>
  /** Whether the board is searched or filtered by tags now. */
  readonly canSave: boolean
  readonly onApply: (filter: SavedFilter) => void
  /** Saves what the board is searched and filtered by, under a name. */
  readonly onSave: (name: string) => void
  readonly onDelete: (filter: SavedFilter) => void
}

/** Searches and tags that the player chooses again and again, under names. docs/decisions/132-saved-filters.md. */
export const SavedFilters = ({ filters, canSave, onApply, onSave, onDelete }: Props) => {
  if (filters.length === 0 && !canSave) return null
  return (
    <section className={styles.saved} aria-label={t('tags.saved')}>
      <h3 className={styles.title}>{t('tags.saved')}</h3>
      <ul className={styles.list}>
        {filters.map((filter) => (
          <li key={filter.name} className={styles.row}>
            <Button
              variant="tertiary"
              size="sm"
              wide
              icon={<Bookmark size={15} aria-hidden="true" />}
              onClick={() => onApply(filter)}
            >
              {filter.name}
            </Button>
            <IconButton
              size="sm"
              label={t('tags.deleteSaved', { name: filter.name })}
              icon={<X size={16} />}
              onClick={() => onDelete(filter)}
            />
          </li>
        ))}
      </ul>
      {canSave && <SaveForm filters={filters} onSave={onSave} />}
    </section>
  )
}

const SaveForm = ({ filters, onSave }: Pick<Props, 'filters' | 'onSave'>) => {
  const [name, setName] = useState('')
  const isFull = filters.length >= FILTER_LIMITS.filters && !filters.some((filter) => filter.name === name.trim())
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() === '' || isFull) return
        onSave(name.trim())
        setName('')
      }}
    >
      <TextField
        label={t('tags.saveAs')}
        value={name}
        maxLength={FILTER_LIMITS.name}
        onChange={({ target }) => setName(target.value)}
        {...(isFull && { error: t('tags.savedFull', { most: FILTER_LIMITS.filters }) })}
      />
      <Button type="submit" variant="secondary" size="sm" disabled={name.trim() === '' || isFull}>
        {t('tags.saveFilter')}
      </Button>
    </form>
  )
}
