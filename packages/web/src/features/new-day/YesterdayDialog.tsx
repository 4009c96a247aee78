import { Flame } from 'lucide-react'
import { t } from '../../i18n/index.ts'
import { Button, Checkbox, Dialog, RichText } from '../../ui/index.ts'
import styles from './YesterdayDialog.module.css'

/** A daily that was due yesterday and was not ticked. */
export type MissedDaily = {
  readonly id: string
  readonly title: string
  readonly notes: string
  readonly streak: number
}

type Props = {
  readonly missed: ReadonlyArray<MissedDaily>
  /** Ids of the dailies that were ticked. */
  readonly done: ReadonlySet<string>
  readonly onTick: (id: string, ticked: boolean) => void
  readonly onStart: () => void
}

/** Asks before a new day starts which dailies were done yesterday. It cannot be closed, only answered. */
export const YesterdayDialog = ({ missed, done, onTick, onStart }: Props) => (
  <Dialog
    open
    title={t('newDay.title')}
    intro={t('newDay.intro')}
    actions={
      <Button variant="primary" onClick={onStart}>
        {t('newDay.start', { done: done.size })}
      </Button>
    }
  >
    <ul className={styles.list} data-own-text="">
      {missed.map(({ id, title, notes, streak }) => (
        <li key={id} className={styles.daily}>
          <Checkbox
            checked={done.has(id)}
            onChange={(ticked) => onTick(id, ticked)}
            label={
              <span className={styles.words}>
                <RichText text={title} kind="inline" className={styles.title} />
                {notes !== '' && <RichText text={notes} kind="inline" className={styles.notes} />}
                {streak > 0 && (
                  <span className={styles.streak}>
                    <Flame size={14} aria-hidden="true" />
                    {t('newDay.streak', { count: streak })}
                  </span>
                )}
              </span>
            }
          />
        </li>
      ))}
    </ul>
  </Dialog>
)
