import { useId } from 'react'
import type { TaskType } from '@daykeep/rules/model'
import { t } from '../../../i18n/index.ts'
import { Chip, Switch } from '../../../ui/index.ts'
import type { QuickLine } from './line.ts'
import { meaningText } from './meaning-text.ts'
import styles from './QuickAddPreview.module.css'
import { wordsOf } from './read-line.ts'

/** A line as it was typed, and what was understood. */
export type ReadLine = { readonly typed: string; readonly line: QuickLine }

type Props = {
  /** Of the column in which the lines are typed. */
  readonly type: TaskType
  /** Lines in which something was found. */
  readonly lines: ReadonlyArray<ReadLine>
  readonly on: boolean
  readonly onSwitch: (on: boolean) => void
  /** Words that are to be read, or to stay in the title. */
  readonly onWords: (words: string, read: boolean) => void
}

/** What quick add has understood before it adds anything: each part can be put back into the title. */
export const QuickAddPreview = ({ type, lines, on, onSwitch, onWords }: Props) => {
  const id = useId()
  return (
    <div className={styles.preview} role="group" aria-labelledby={`${id}-name`}>
      <p id={`${id}-name`} className={styles.name}>
        {t(on ? 'quickAdd.understood' : 'quickAdd.asTyped')}
      </p>
      {on && (
        <ul className={styles.lines} aria-live="polite">
          {lines.map(({ typed, line }) => (
            <li key={typed} className={styles.line}>
              <span dir="auto" className={styles.title}>
                {line.title}
              </span>
              {line.type !== type && <Chip type="mark">{t('quickAdd.daily')}</Chip>}
              {[...line.parts, ...line.ignored]
                .toSorted((one, other) => one.from - other.from)
                .map((part) => (
                  <Chip
                    key={part.from}
                    type="filter"
                    on={line.parts.includes(part)}
                    onChange={(read) => onWords(wordsOf(typed, part), read)}
                  >
                    {meaningText(part.meaning)}
                  </Chip>
                ))}
            </li>
          ))}
        </ul>
      )}
      <Switch label={t('quickAdd.switch')} checked={on} onChange={onSwitch} />
    </div>
  )
}
