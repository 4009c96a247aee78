import { Check, Gift } from 'lucide-react'
import { formatList, formatNumber, t } from '../../../i18n/index.ts'
import { classes, Dialog, Meter } from '../../../ui/index.ts'
import { ItemPicture } from '../../items/index.ts'
import styles from './CheckInCalendar.module.css'
import type { CheckInDayModel, CheckInsModel } from './to-check-ins.ts'

type Props = { readonly calendar: CheckInsModel; readonly onClose: () => void }

/** Every check-in with a gift: those received, the next one, and what is to come. */
export const CheckInCalendar = ({ calendar: { count, nextRewardAt, days }, onClose }: Props) => (
  <Dialog open width="lg" title={t('bell.calendarTitle')} intro={t('bell.calendarIntro')} onClose={onClose}>
    {nextRewardAt > 0 && <Meter label={t('overlays.checkInBar')} value={count} max={nextRewardAt} />}
    <ol className={styles.days}>
      {days.map((day) => (
        <Day key={day.count} day={day} />
      ))}
    </ol>
  </Dialog>
)

const Day = ({ day: { count, state, rewards } }: { readonly day: CheckInDayModel }) => {
  const [first] = rewards
  const names = rewards.map(({ name, count: times }) =>
    times > 1 ? t('bell.times', { name, count: formatNumber(times) }) : name,
  )
  return (
    <li
      className={classes(styles.day, styles[state])}
      aria-current={state === 'next' ? 'step' : undefined}
      ref={state === 'next' ? intoView : undefined}
    >
      <span className={styles.count}>{t('bell.day', { count })}</span>
      <span className={styles.picture} aria-hidden="true">
        {first?.item === undefined ? <Gift size={28} /> : <ItemPicture item={first.item} size={48} />}
        {state === 'past' && <Check size={18} strokeWidth={3} className={styles.check} />}
      </span>
      <span className={styles.names}>{formatList(names)}</span>
      <span className={styles.unseen}>{t(`bell.state.${state}`)}</span>
    </li>
  )
}

/** The next gift is in sight when the calendar opens. */
const intoView = (day: HTMLElement | null): void => day?.scrollIntoView({ block: 'center' })
