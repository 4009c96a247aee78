import { Avatar, type AvatarArt } from '../../../art/index.ts'
import { DeathScene } from '../scenes/index.ts'
import { t } from '../../../i18n/index.ts'
import { CelebrationDialog } from '../CelebrationDialog.tsx'
import type { DeathPenalty } from '../death-penalty.ts'
import styles from './DeathDialog.module.css'

type Props = {
  readonly title: string
  readonly avatar: AvatarArt
  readonly penalty: DeathPenalty
  readonly onRevive: () => void
}

/** The player died. The dialog can only be left by reviving. */
export const DeathDialog = ({ title, avatar, penalty, onRevive }: Props) => (
  <CelebrationDialog
    title={title}
    text={t('overlays.deathText')}
    picture={<DeathScene ghost={<Avatar art={{ ...avatar, background: undefined, transformation: 'ghost' }} />} />}
    mood="dark"
    effect="none"
    fills
    primary={{ label: t('overlays.revive'), run: onRevive }}
  >
    <ul className={styles.penalty} aria-label={t('overlays.toll')}>
      {inWords(penalty).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <p className={styles.hint}>{t('overlays.deathHint')}</p>
  </CelebrationDialog>
)

const inWords = ({ level, gold, attribute, gear }: DeathPenalty): ReadonlyArray<string> => [
  t('overlays.tollExperience'),
  ...(level === undefined ? [] : [t('overlays.tollLevel', { level })]),
  ...(gold === undefined ? [] : [t('overlays.tollGold', { gold })]),
  ...(attribute ? [t('overlays.tollAttribute')] : []),
  ...(gear ? [t('overlays.tollGear')] : []),
]
