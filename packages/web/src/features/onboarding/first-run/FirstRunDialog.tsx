import { useRef, useState } from 'react'
import type { AvatarArt } from '../../../art/index.ts'
import { t } from '../../../i18n/index.ts'
import { Button, Dialog } from '../../../ui/index.ts'
import { AppearanceStep } from './AppearanceStep.tsx'
import type { Interest } from './interests.ts'
import { InterestsStep } from './InterestsStep.tsx'
import type { Looks } from './look-choices.ts'
import styles from './FirstRunDialog.module.css'

/** What the player chose: looks, and keys of starter tasks. */
export type FirstRunChoices = { readonly looks: Looks; readonly starters: ReadonlySet<string> }

type Props = {
  readonly avatar: AvatarArt
  readonly interests: ReadonlyArray<Interest>
  readonly onDone: (choices: FirstRunChoices) => void
}

const STEPS = ['appearance', 'interests'] as const
type Step = (typeof STEPS)[number]

/** Looks first, then interests. Each step can be skipped, and going back keeps the choices. */
export const FirstRunDialog = ({ avatar: first, interests, onDone }: Props) => {
  const [step, setStep] = useState<Step>('appearance')
  const [looks, setLooks] = useState<Looks>(first)
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
            <Button variant="tertiary" onClick={() => onDone({ looks: first, starters: new Set() })}>
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
            <Button variant="primary" onClick={() => onDone({ looks, starters })}>
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
        <AppearanceStep avatar={{ ...first, ...looks }} looks={looks} onChange={setLooks} />
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
