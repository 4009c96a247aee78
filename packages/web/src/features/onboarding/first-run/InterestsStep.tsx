import { Check, Plus } from 'lucide-react'
import { t } from '../../../i18n/index.ts'
import { Checkbox, Chip } from '../../../ui/index.ts'
import type { Interest } from './interests.ts'
import styles from './InterestsStep.module.css'

type Props = {
  readonly interests: ReadonlyArray<Interest>
  /** Keys of the chosen interests and of the chosen starter tasks. */
  readonly picked: ReadonlySet<string>
  readonly ticked: ReadonlySet<string>
  readonly onPick: (interest: Interest, on: boolean) => void
  readonly onTick: (starter: string, on: boolean) => void
}

/** The second step: interests, and the tasks to start with. */
export const InterestsStep = ({ interests, picked, ticked, onPick, onTick }: Props) => (
  <div className={styles.step}>
    <div className={styles.interests} role="group" aria-label={t('welcome.interests')}>
      {interests.map((interest) => (
        <Chip
          key={interest.key}
          type="filter"
          icon={<Plus size={15} aria-hidden="true" />}
          on={picked.has(interest.key)}
          onChange={(on) => onPick(interest, on)}
        >
          {interest.name}
        </Chip>
      ))}
    </div>
    {interests
      .filter(({ key }) => picked.has(key))
      .map(({ key, name, starters }) => (
        <section key={key} className={styles.interest} aria-label={name}>
          <h3 className={styles.name}>{name}</h3>
          {starters.map((starter) => (
            <Checkbox
              key={starter.key}
              checked={ticked.has(starter.key)}
              onChange={(on) => onTick(starter.key, on)}
              label={
                <span className={styles.starter}>
                  {starter.text}
                  <span className={styles.kind}>{t(`welcome.kind.${starter.kind}`)}</span>
                </span>
              }
              hint={starter.notes === '' ? undefined : starter.notes}
            />
          ))}
        </section>
      ))}
    <p className={styles.sum} aria-live="polite">
      <Check size={16} aria-hidden="true" />
      {t('welcome.sum', { count: ticked.size })}
    </p>
  </div>
)
