import { Flame, Heart } from 'lucide-react'
import { formatNumber, t } from '../../i18n/index.ts'
import { Button, Checkbox, Dialog, RichText } from '../../ui/index.ts'
import type { Forecast } from './forecast.ts'
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
  readonly forecast: Forecast
  readonly onTick: (id: string, ticked: boolean) => void
  readonly onStart: () => void
  /** Pauses damage from this day on, and begins it; undefined for a player who rests already. */
  readonly onRest: (() => void) | undefined
}

/** Asks before a new day starts which dailies were done yesterday. It cannot be closed, only answered. */
export const YesterdayDialog = ({ missed, done, forecast, onTick, onStart, onRest }: Props) => (
  <Dialog
    open
    title={t('newDay.title')}
    intro={t(forecast.days > 1 ? 'newDay.away' : 'newDay.intro', { days: forecast.days })}
    actions={
      <>
        {onRest !== undefined && forecast.costs.size > 0 && (
          <Button variant="tertiary" onClick={onRest}>
            {t('newDay.rest')}
          </Button>
        )}
        <Button variant="primary" onClick={onStart}>
          {t('newDay.start', { done: done.size })}
        </Button>
      </>
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
                <Cost health={done.has(id) ? 0 : (forecast.costs.get(id) ?? 0)} />
              </span>
            }
          />
        </li>
      ))}
    </ul>
  </Dialog>
)

/** What it costs to leave it undone. */
const Cost = ({ health }: { readonly health: number }) =>
  health > 0 && (
    <span className={styles.cost}>
      <Heart size={14} aria-hidden="true" />
      {t('newDay.costs', { health: formatNumber(health, { maximumFractionDigits: 1 }) })}
    </span>
  )
