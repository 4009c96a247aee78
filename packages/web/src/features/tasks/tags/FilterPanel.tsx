import { Pencil } from 'lucide-react'
import { useState } from 'react'
import type { Tag, TagId } from '@daykeep/rules/model'
import { t } from '../../../texts/index.ts'
import { Button, Chip } from '../../../ui/index.ts'
import styles from './FilterPanel.module.css'
import type { TagRow } from './tag-acts.ts'
import { TagEditor } from './TagEditor.tsx'
import { tagGroups } from './tag-groups.ts'

type Props = {
  readonly tags: ReadonlyArray<Tag>
  readonly active: ReadonlyArray<TagId>
  readonly onChange: (active: ReadonlyArray<TagId>) => void
  /** Keeps the edited list; answers why not, if it could not be kept. */
  readonly onEdit: (rows: ReadonlyArray<TagRow>) => string | undefined
}

/** Which tags the tasks in sight must carry, all of them; and the place where own tags are made. */
export const FilterPanel = ({ tags, active, onChange, onEdit }: Props) => {
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
        <Button look="quiet" size="sm" icon={<Pencil size={15} aria-hidden="true" />} onClick={() => setEditing(true)}>
          {t(own.length === 0 ? 'tags.add' : 'tags.edit')}
        </Button>
        {tags.length > 0 && (
          <Button look="bare" size="sm" disabled={active.length === 0} onClick={() => onChange([])}>
            {t('tags.reset')}
          </Button>
        )}
      </div>
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

/** The list with a tag added, or taken out if it was in. */
export const withToggled = (active: ReadonlyArray<TagId>, tag: TagId): ReadonlyArray<TagId> =>
  active.includes(tag) ? active.filter((each) => each !== tag) : [...active, tag]
