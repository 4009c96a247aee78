import { ListChecks, Search, Sunrise, Tags, X } from 'lucide-react'
import { memo, type Ref, Suspense } from 'react'
import { Link } from 'react-router-dom'
import type { Tag, TagId } from '@daykeep/rules/model'
import { t } from '../../../i18n/index.ts'
import { lazyChunk } from '../../../chunks/index.ts'
import { Chip, IconButton, Popover, preloadable, TextField } from '../../../ui/index.ts'
import { type BoardQuery, type TagRow, withToggled } from '../tags/index.ts'
import styles from './TasksToolbar.module.css'

const FilterPanel = lazyChunk(
  preloadable(() => import('../tags/FilterPanel.tsx')),
  'FilterPanel',
)

type Props = {
  readonly search: string
  readonly onSearch: (typed: string) => void
  readonly tags: ReadonlyArray<Tag>
  readonly active: ReadonlyArray<TagId>
  readonly onTags: (active: ReadonlyArray<TagId>) => void
  readonly onEditTags: (rows: ReadonlyArray<TagRow>) => string | undefined
  /** With it the panel of tags shows the filters that the player has saved. */
  readonly saved?: BoardQuery
  /** Begins to select several tasks. */
  readonly onSelect?: () => void
  /** Where the plan of today is. */
  readonly today?: string | undefined
  readonly searchField?: Ref<HTMLInputElement>
  readonly tagsButton?: Ref<HTMLButtonElement>
}

const ToolbarView = ({
  search,
  onSearch,
  tags,
  active,
  onTags,
  onEditTags,
  saved,
  onSelect,
  today,
  searchField,
  tagsButton,
}: Props) => (
  <div className={styles.tools}>
    <search className={styles.search}>
      <Search size={18} aria-hidden="true" className={styles.glass} />
      <TextField
        ref={searchField}
        label={t('tasks.search')}
        hideLabel
        className={styles.field}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={t('tasks.search')}
        value={search}
        onChange={({ target }) => onSearch(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onSearch('')}
        end={
          search === '' ? undefined : (
            <IconButton size="sm" label={t('tasks.clearSearch')} icon={<X size={17} />} onClick={() => onSearch('')} />
          )
        }
      />
    </search>
    {tags.length > 0 && (
      <ul className={styles.chips} aria-label={t('tags.title')}>
        <li>
          <Chip
            type="filter"
            on={active.length === 0}
            icon={<Tags size={15} aria-hidden="true" />}
            onChange={() => onTags([])}
          >
            {t('tags.all')}
          </Chip>
        </li>
        {tags.map(({ id, name }) => (
          <li key={id}>
            <Chip type="filter" on={active.includes(id)} onChange={() => onTags(withToggled(active, id))}>
              {name}
            </Chip>
          </li>
        ))}
      </ul>
    )}
    <Popover
      label={t('tags.title')}
      align="end"
      trigger={
        <IconButton
          ref={tagsButton}
          className={styles.tags}
          label={t('tags.open', { count: active.length })}
          icon={<Tags size={19} />}
          {...(active.length > 0 && { badge: active.length })}
        />
      }
    >
      <Suspense>
        <FilterPanel tags={tags} active={active} onChange={onTags} onEdit={onEditTags} saved={saved} />
      </Suspense>
    </Popover>
    {onSelect !== undefined && (
      <IconButton
        className={styles.tags}
        label={t('tasks.selectSeveral')}
        icon={<ListChecks size={19} />}
        onClick={onSelect}
      />
    )}
    {today !== undefined && (
      <Link to={today} className={styles.today} aria-label={t('tasks.today')}>
        <Sunrise size={19} aria-hidden="true" />
        <span>{t('tasks.today')}</span>
      </Link>
    )}
  </div>
)

/** Above the columns: search and tags. A tick changes nothing here. docs/reference/screens.md 2.1. */
export const TasksToolbar = memo(ToolbarView)
