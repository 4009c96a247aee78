import { FIRST_STEPS } from '@daykeep/rules/achievements'
import { Check } from 'lucide-react'
import { Avatar, type AvatarArt } from '../../../art/index.ts'
import { t } from '../../../texts/index.ts'
import { Moment } from '../Moment.tsx'
import styles from './OnboardingMoment.module.css'

type Props = {
  readonly title: string
  readonly avatar: AvatarArt
  /** Gold for the road. */
  readonly reward: number
  readonly onClose: () => void
}

/** All five first steps are taken. */
export const OnboardingMoment = ({ title, avatar, reward, onClose }: Props) => (
  <Moment
    title={title}
    text={t('overlays.onboardingText', { gold: reward })}
    picture={<Avatar art={avatar} crop="portrait" />}
    fills
    primary={{ label: t('overlays.accept'), run: onClose }}
    onClose={onClose}
  >
    <ul className={styles.steps}>
      {FIRST_STEPS.map((step) => (
        <li key={step}>
          <Check size={17} strokeWidth={2.8} aria-hidden="true" />
          {t(`guide.step.${step}`)}
        </li>
      ))}
    </ul>
  </Moment>
)
