import { Check, Plus } from 'lucide-react'
import { t } from '../../i18n/index.ts'
import { classes } from '../classes.ts'
import type { TagChoice } from './tag-choices.ts'
import styles from './TagPicker.module.css'

type Props = {
  readonly id: string
  readonly label: string
  readonly hidden: boolean
  readonly choices: readonly TagChoice[]
  /** The choice that Enter selects. */
  readonly current: number
  /** Ids of the selected tags. */
  readonly value: readonly string[]
  readonly onSelect: (choice: TagChoice) => void
}

/** The list below the text: tags that match, and a new one. */
export const TagChoices = ({ id, label, hidden, choices, current, value, onSelect }: Props) => (
  <ul id={id} role="listbox" aria-label={label} aria-multiselectable hidden={hidden} className={styles.list}>
    {choices.map((choice, index) => {
      const selected = choice.type === 'tag' && value.includes(choice.tag.id)
      return (
        <li
          key={choice.type === 'tag' ? choice.tag.id : 'new'}
          id={`${id}-${index}`}
          role="option"
          aria-selected={selected}
          className={classes(styles.choice, index === current && styles.current)}
          onPointerDown={(event) => {
            event.preventDefault()
            onSelect(choice)
          }}
        >
          <span className={styles.mark}>
            {choice.type === 'new' ? <Plus size={16} /> : selected && <Check size={16} />}
          </span>
          {choice.type === 'new' ? t('common.createNamed', { name: choice.name }) : choice.tag.name}
        </li>
      )
    })}
  </ul>
)
