import { X } from 'lucide-react'
import { t } from '../../i18n/index.ts'
import type { TagOption } from './tag-choices.ts'
import styles from './TagPicker.module.css'

type Props = { readonly tags: readonly TagOption[]; readonly onRemove: (id: string) => void }

/** The selected tags, each with a button that removes it. */
export const ChosenTags = ({ tags, onRemove }: Props) =>
  tags.map(({ id, name }) => (
    <span key={id} className={styles.chosen}>
      {name}
      <button
        type="button"
        className={styles.remove}
        aria-label={t('common.removeNamed', { what: name })}
        onClick={() => onRemove(id)}
      >
        <X size={14} />
      </button>
    </span>
  ))
