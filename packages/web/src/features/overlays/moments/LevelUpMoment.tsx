import { Avatar, type AvatarArt } from '../../../art/index.ts'
import { LevelUpScene } from '../../../moments/index.ts'
import { t } from '../../../texts/index.ts'
import { Moment } from '../Moment.tsx'

type Props = {
  readonly title: string
  readonly avatar: AvatarArt
  /** Attribute points that wait to be placed. */
  readonly points: number
  readonly onClose: () => void
  readonly onSuppress: () => void
}

/** A level gained. */
export const LevelUpMoment = ({ title, avatar, points, onClose, onSuppress }: Props) => (
  <Moment
    title={title}
    text={[t('overlays.levelUpText'), points > 0 ? t('overlays.levelUpPoints', { points }) : ''].join(' ').trim()}
    picture={<LevelUpScene figure={<Avatar art={{ ...avatar, background: undefined }} />} />}
    effect="ring"
    fills
    primary={{ label: t('overlays.close'), run: onClose }}
    onClose={onClose}
    onSuppress={onSuppress}
  />
)
