import { Bookmark, Pencil, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { SavedFilter } from '@daykeep/rules/model'
import { FILTER_LIMITS } from '@daykeep/rules/player'
import { t } from '../../../i18n/index.ts'
import { Button, IconButton, TextField } from '../../../ui/index.ts'
import styles from './SavedFilters.module.css'

type Props = {
  readonly filters: ReadonlyArray<SavedFilter>
  /** Whether the board is searched or filtered by tags now, in a way that is not saved yet. */
  readonly canSave: boolean
  readonly onApply: (filter: SavedFilter) => void
  /** Saves what the board is searched and filtered by, under a name. */
  readonly onSave: (name: string) => void
  readonly onRename: (filter: SavedFilter, name: string) => void
  readonly onDelete: (filter: SavedFilter) => void
}

/** Searches and tags that the player chooses again and again, under names. docs/decisions/132-saved-filters.md. */
export const SavedFilters = ({ filters, canSave, onApply, onSave, onRename, onDelete }: Props) => {
  const [renaming, setRenaming] = useState<string>()
  if (filters.length === 0 && !canSave) return null
  return (
    <section className={styles.saved} aria-label={t('tags.saved')}>
      <h3 className={styles.title}>{t('tags.saved')}</h3>
      <ul className={styles.list}>
        {filters.map((filter) =>
          filter.name === renaming ? (
            <li key={filter.name}>
              <NameForm
                label={t('tags.renameSaved', { name: filter.name })}
                submit={t('tags.rename')}
                first={filter.name}
                errorOf={(name) =>
                  name !== filter.name && filters.some((each) => each.name === name) ? t('tags.nameTaken') : undefined
                }
                onName={(name) => {
                  setRenaming(undefined)
                  if (name !== filter.name) onRename(filter, name)
                }}
                onCancel={() => setRenaming(undefined)}
              />
            </li>
          ) : (
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
                label={t('tags.renameSaved', { name: filter.name })}
                icon={<Pencil size={15} />}
                onClick={() => setRenaming(filter.name)}
              />
              <IconButton
                size="sm"
                label={t('tags.deleteSaved', { name: filter.name })}
                icon={<X size={16} />}
                onClick={() => onDelete(filter)}
              />
            </li>
          ),
        )}
      </ul>
      {canSave && (
        <NameForm
          label={t('tags.saveAs')}
          submit={t('tags.saveFilter')}
          first=""
          errorOf={(name) =>
            filters.length >= FILTER_LIMITS.filters && !filters.some((filter) => filter.name === name)
              ? t('tags.savedFull', { most: FILTER_LIMITS.filters })
              : undefined
          }
          onName={onSave}
        />
      )}
    </section>
  )
}

type NameFormProps = {
  readonly label: string
  readonly submit: string
  readonly first: string
  /** Why a filter may not have this name. */
  readonly errorOf: (name: string) => string | undefined
  readonly onName: (name: string) => void
  readonly onCancel?: () => void
}

const NameForm = ({ label, submit, first, errorOf, onName, onCancel }: NameFormProps) => {
  const [text, setText] = useState(first)
  const field = useRef<HTMLInputElement>(null)
  const opensAlone = onCancel !== undefined
  useEffect(() => {
    if (opensAlone) field.current?.focus()
  }, [opensAlone])
  const name = text.trim()
  const error = errorOf(name)
  const isOff = name === '' || error !== undefined
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (isOff) return
        onName(name)
        setText('')
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || onCancel === undefined) return
        event.stopPropagation()
        onCancel()
      }}
    >
      <TextField
        label={label}
        value={text}
        maxLength={FILTER_LIMITS.name}
        ref={field}
        onChange={({ target }) => setText(target.value)}
        {...(error !== undefined && { error })}
      />
      <Button type="submit" variant="secondary" size="sm" disabled={isOff}>
        {submit}
      </Button>
    </form>
  )
}
