import { Pencil } from 'lucide-react'
import { useState } from 'react'
import type { Tag, TagId } from '@daykeep/rules/model'
import { t } from '../../../i18n/index.ts'
import { Button, Chip } from '../../../ui/index.ts'
import styles from './FilterPanel.module.css'
import type { TagRow } from './tag-commands.ts'
import { type BoardQuery, SavedFiltersScreen } from './SavedFiltersScreen.tsx'
import { TagEditor } from './TagEditor.tsx'
import { tagGroups, withToggled } from './tag-groups.ts'

type Props = {
  readonly tags: ReadonlyArray<Tag>
  readonly active: ReadonlyArray<TagId>
  readonly onChange: (active: ReadonlyArray<TagId>) => void
  /** Saves the edited list. Returns why it was refused, if it was. */
  readonly onEdit: (rows: ReadonlyArray<TagRow>) => string | undefined
  /** The player's own board has saved filters. */
  readonly saved?: BoardQuery | undefined
}

/** Filters tasks by tags (a task must have all of them), and opens the editor of the player's own tags. */
export const FilterPanel = ({ tags, active, onChange, onEdit, saved }: Props) => {
  const [editing, setEditing] = useState(false)
  const { own, challenges, groups } = tagGroups(tags)
  if (editing) return <TagEditor tags={own} onSave={onEdit} onClose={() => setEditing(false)} />
  const part = (title: string, some: ReadonlyArray<Tag>) =>
    some.length > 0 && <TagChoice title={title} tags={some} active={active} onChange={onChange} />
  return (
    <div className={styles.panel}>
      <p className={styles.how}>{t(tags.length === 0 ? 'tags.none' : 'tags.how')}</p>
      {part(t('tags.challenges'), challenges)}
      {part(t('tags.groups'), groups)}
      {part(t('tags.own'), own)}
      <div className={styles.actions}>
        <Button
          variant="tertiary"
          size="sm"
          icon={<Pencil size={15} aria-hidden="true" />}
          onClick={() => setEditing(true)}
        >
          {t(own.length === 0 ? 'tags.add' : 'tags.edit')}
        </Button>
        {tags.length > 0 && (
          <Button variant="link" size="sm" disabled={active.length === 0} onClick={() => onChange([])}>
            {t('tags.reset')}
          </Button>
        )}
      </div>
      {saved !== undefined && <SavedFiltersScreen {...saved} />}
    </div>
  )
}

type ChoiceProps = Pick<Props, 'tags' | 'active' | 'onChange'> & { readonly title: string }

const TagChoice = ({ title, tags, active, onChange }: ChoiceProps) => (
  <fieldset className={styles.part}>
    <legend className={styles.title}>{title}</legend>
    <div className={styles.chips}>
      {tags.map(({ id, name }) => (
        <Chip key={id} type="filter" on={active.includes(id)} onChange={() => onChange(withToggled(active, id))}>
          {name}
        </Chip>
      ))}
    </div>
  </fieldset>
)
