import { FIRST_STEPS } from '@daykeep/rules/achievements'
import { Check } from 'lucide-react'
import { Avatar, type AvatarArt } from '../../../art/index.ts'
import { t } from '../../../i18n/index.ts'
import { CelebrationDialog } from '../CelebrationDialog.tsx'
import styles from './OnboardingDialog.module.css'

type Props = {
  readonly title: string
  readonly avatar: AvatarArt
  /** Gold. */
  readonly reward: number
  readonly onClose: () => void
}

/** All steps of the onboarding are done. */
export const OnboardingDialog = ({ title, avatar, reward, onClose }: Props) => (
  <CelebrationDialog
    title={title}
    text={t('overlays.onboardingText', { gold: reward })}
    picture={<Avatar art={{ ...avatar, expression: 'proud' }} crop="portrait" />}
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
  </CelebrationDialog>
)
