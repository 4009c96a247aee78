import { Avatar, type AvatarArt } from '../../../art/index.ts'
import { DeathScene } from '../../../moments/index.ts'
import { t } from '../../../texts/index.ts'
import { Moment } from '../Moment.tsx'
import styles from './DeathMoment.module.css'

/** What coming back will cost. Figures are what the player has now. */
export type Toll = {
  readonly level: number | undefined
  readonly gold: number | undefined
  readonly attribute: boolean
  readonly gear: boolean
}

type Props = {
  readonly title: string
  readonly avatar: AvatarArt
  readonly toll: Toll
  readonly onRevive: () => void
}

/** Health ran out. There is no way out but to come back. */
export const DeathMoment = ({ title, avatar, toll, onRevive }: Props) => (
  <Moment
    title={title}
    text={t('overlays.deathText')}
    picture={<DeathScene ghost={<Avatar art={{ ...avatar, background: undefined, transformation: 'ghost' }} />} />}
    mood="dark"
    effect="none"
    fills
    primary={{ label: t('overlays.revive'), run: onRevive }}
  >
    <ul className={styles.toll} aria-label={t('overlays.toll')}>
      {inWords(toll).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <p className={styles.hint}>{t('overlays.deathHint')}</p>
  </Moment>
)

const inWords = ({ level, gold, attribute, gear }: Toll): ReadonlyArray<string> => [
  t('overlays.tollExperience'),
  ...(level === undefined ? [] : [t('overlays.tollLevel', { level })]),
  ...(gold === undefined ? [] : [t('overlays.tollGold', { gold })]),
  ...(attribute ? [t('overlays.tollAttribute')] : []),
  ...(gear ? [t('overlays.tollGear')] : []),
]
