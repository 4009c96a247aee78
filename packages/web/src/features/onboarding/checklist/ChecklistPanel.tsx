import type { FirstStep } from '@daykeep/rules/achievements'
import { Check, ChevronDown, ChevronUp, Circle, X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { t } from '../../../i18n/index.ts'
import { classes, IconButton, Meter, VisuallyHidden } from '../../../ui/index.ts'
import styles from './ChecklistPanel.module.css'
import type { OnboardingModel } from '../to-onboarding.ts'

type Props = {
  readonly onboarding: OnboardingModel
  readonly folded: boolean
  readonly onFold: (folded: boolean) => void
  readonly onSkip: () => void
  /** Renders the link of a step to where it can be done. */
  readonly renderLink: (step: FirstStep, words: ReactNode) => ReactNode
}

/** The first steps of a player, the progress, and the reward for all of them; folded, the next step in one line. */
export const ChecklistPanel = ({ onboarding: { steps, done, reward }, folded, onFold, onSkip, renderLink }: Props) => {
  const heading = useId()
  const next = steps.find((step) => !step.done)?.step
  return (
    <section aria-labelledby={heading} className={classes(styles.panel, folded && styles.folded)}>
      <header className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {t('guide.title')}
        </h2>
        {folded && next !== undefined && (
          <p className={styles.next}>
            <span className={styles.at}>{t('guide.at', { step: done + 1, all: steps.length })}</span>{' '}
            <span className={styles.words}>{renderLink(next, t(`guide.step.${next}`))}</span>
          </p>
        )}
        <p className={styles.reward}>{t('guide.reward', { gold: reward })}</p>
        <div className={styles.progress}>
          <Meter label={t('guide.title')} value={done} max={steps.length} size="sm" />
        </div>
        <div className={styles.buttons}>
          <IconButton
            size="sm"
            label={t(folded ? 'guide.unfold' : 'guide.fold')}
            icon={folded ? <ChevronDown size={18} /> : <ChevronUp size={18} />}
            aria-expanded={!folded}
            onClick={() => onFold(!folded)}
          />
          <IconButton size="sm" label={t('guide.skip')} icon={<X size={18} />} onClick={onSkip} />
        </div>
      </header>
      {!folded && (
        <ol className={styles.steps}>
          {steps.map(({ step, done: isDone }) => (
            <li key={step} className={classes(styles.step, isDone && styles.done)}>
              <span className={styles.mark} aria-hidden="true">
                {isDone ? <Check size={15} strokeWidth={3} /> : <Circle size={15} strokeWidth={2.6} />}
              </span>
              <span className={styles.words}>
                {isDone ? t(`guide.step.${step}`) : renderLink(step, t(`guide.step.${step}`))}
                <VisuallyHidden>{` (${t(isDone ? 'guide.done' : 'guide.open')})`}</VisuallyHidden>
                {!isDone && <span className={styles.hint}>{t(`guide.hint.${step}`)}</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
