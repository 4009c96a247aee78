import { Flame } from 'lucide-react'
import { t } from '../../texts/index.ts'
import { Button, Checkbox, Dialog, RichText } from '../../ui/index.ts'
import styles from './YesterdayDialog.module.css'

/** A daily that was due yesterday and was not ticked. */
export type Missed = { readonly id: string; readonly title: string; readonly notes: string; readonly streak: number }

type Props = {
  readonly missed: ReadonlyArray<Missed>
  /** The ids of those that were done after all. */
  readonly done: ReadonlySet<string>
  readonly onTick: (id: string, ticked: boolean) => void
  readonly onStart: () => void
}

/** Before a new day starts: what was done yesterday and not ticked? There is no way around it, only through. */
export const YesterdayDialog = ({ missed, done, onTick, onStart }: Props) => (
  <Dialog
    open
    title={t('newDay.title')}
    intro={t('newDay.intro')}
    actions={
      <Button look="lantern" onClick={onStart}>
        {t('newDay.start', { done: done.size })}
      </Button>
    }
  >
    <ul className={styles.list}>
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
