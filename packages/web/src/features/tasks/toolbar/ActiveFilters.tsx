import { X } from 'lucide-react'
import type { Tag } from '@daykeep/rules/model'
import { t } from '../../../i18n/index.ts'
import { Button } from '../../../ui/index.ts'
import styles from './ActiveFilters.module.css'

type Props = {
  readonly search: string
  readonly tags: ReadonlyArray<Tag>
  readonly hidden: number
  readonly onRemoveTag: (tag: Tag) => void
  readonly onShowAll: () => void
}

/** The active search and tags, and how many tasks they hide, so that nobody misses tasks. docs/reference/screens.md 2.2. */
export const ActiveFilters = ({ search, tags, hidden, onRemoveTag, onShowAll }: Props) => {
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
      <Button variant="link" size="sm" onClick={onShowAll}>
        {t('tasks.showAll')}
      </Button>
    </div>
  )
}
