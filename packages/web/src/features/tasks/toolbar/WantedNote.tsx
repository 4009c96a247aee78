import { X } from 'lucide-react'
import type { Tag } from '@daykeep/rules/model'
import { t } from '../../../texts/index.ts'
import { Button } from '../../../ui/index.ts'
import styles from './WantedNote.module.css'

type Props = {
  readonly search: string
  readonly tags: ReadonlyArray<Tag>
  readonly hidden: number
  readonly onRemoveTag: (tag: Tag) => void
  readonly onShowAll: () => void
}

/** What is searched for, and how much it hides: nobody loses a task to a forgotten filter. Reference, screens 2.2. */
export const WantedNote = ({ search, tags, hidden, onRemoveTag, onShowAll }: Props) => {
  if (search.trim() === '' && tags.length === 0) return null
  return (
    <div className={styles.note}>
      <ul className={styles.tags}>
        {search.trim() !== '' && <li className={styles.quote}>{t('tasks.searchedFor', { words: search.trim() })}</li>}
        {tags.map((tag) => (
          <li key={tag.id}>
            <button
              type="button"
              className={styles.tag}
              aria-label={t('tags.takeOff', { name: tag.name })}
              onClick={() => onRemoveTag(tag)}
            >
              {tag.name}
              <X size={14} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <span role="status">{t('tasks.hidden', { count: hidden })}</span>
      <Button look="bare" size="sm" onClick={onShowAll}>
        {t('tasks.showAll')}
      </Button>
    </div>
  )
}
