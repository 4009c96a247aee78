import { type ReactNode, useRef, useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { Button, Dialog } from '../../../ui/index.ts'
import type { Interest } from './interests.ts'
import { InterestsStep } from './InterestsStep.tsx'
import styles from './FirstRunDialog.module.css'

type Props = {
  /** The mirror, which changes looks by itself. */
  readonly appearance: ReactNode
  readonly interests: ReadonlyArray<Interest>
  /** Called with the keys of the chosen starter tasks. */
  readonly onDone: (starters: ReadonlySet<string>) => void
}

const STEPS = ['appearance', 'interests'] as const
type Step = (typeof STEPS)[number]

/** Looks first, then interests. Each step can be skipped, and going back keeps the choices. */
export const FirstRunDialog = ({ appearance, interests, onDone }: Props) => {
  const [step, setStep] = useState<Step>('appearance')
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const [starters, setStarters] = useState<ReadonlySet<string>>(new Set())
  const top = useRef<HTMLParagraphElement>(null)

  const go = (to: Step) => {
    setStep(to)
    top.current?.focus()
  }
  const pick = ({ key, starters: its }: Interest, on: boolean) => {
    setPicked(toggled(picked, [key], on))
    setStarters(
      toggled(
        starters,
        its.map((starter) => starter.key),
        on,
      ),
    )
  }
  const isFirst = step === 'appearance'

  return (
    <Dialog
      open
      width="lg"
      title={t(`welcome.title.${step}`)}
      actions={
        <>
          {isFirst ? (
            <Button variant="tertiary" onClick={() => onDone(new Set())}>
              {t('welcome.skipAll')}
            </Button>
          ) : (
            <Button variant="tertiary" onClick={() => go('appearance')}>
              {t('welcome.back')}
            </Button>
          )}
          {isFirst ? (
            <Button variant="primary" onClick={() => go('interests')}>
              {t('welcome.next')}
            </Button>
          ) : (
            <Button variant="primary" onClick={() => onDone(starters)}>
              {starters.size === 0 ? t('welcome.startEmpty') : t('welcome.start', { count: starters.size })}
            </Button>
          )}
        </>
      }
    >
      <p ref={top} tabIndex={-1} className={styles.intro}>
        <span className={styles.place}>
          {t('welcome.place', { place: STEPS.indexOf(step) + 1, count: STEPS.length })}
        </span>
        {t(`welcome.intro.${step}`)}
      </p>
      {isFirst ? (
        appearance
      ) : (
        <InterestsStep
          interests={interests}
          picked={picked}
          ticked={starters}
          onPick={pick}
          onTick={(key, on) => setStarters(toggled(starters, [key], on))}
        />
      )}
    </Dialog>
  )
}

const toggled = (keys: ReadonlySet<string>, changed: ReadonlyArray<string>, on: boolean): ReadonlySet<string> =>
  on ? new Set([...keys, ...changed]) : new Set([...keys].filter((key) => !changed.includes(key)))
