import type { ChecklistItem } from '@daykeep/rules/model'
import { t } from '../../../texts/index.ts'
import { Checkbox, classes, RichText } from '../../../ui/index.ts'
import styles from './Checklist.module.css'

type Props = { readonly items: ReadonlyArray<ChecklistItem>; readonly onTick: (item: string) => void }

/** The steps of a daily or a to-do, each to be ticked by itself. */
export const Checklist = ({ items, onTick }: Props) => (
  <ul className={styles.list} aria-label={t('tasks.checklist')}>
    {items.map(({ id, text, completed }) => (
      <li key={id}>
        <Checkbox
          checked={completed}
          onChange={() => onTick(id)}
          className={classes(styles.item, completed && styles.done)}
          label={<RichText text={text} kind="inline" />}
        />
      </li>
    ))}
  </ul>
)
