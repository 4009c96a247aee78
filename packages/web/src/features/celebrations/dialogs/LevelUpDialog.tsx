import { Avatar, type AvatarArt } from '../../../art/index.ts'
import { LevelUpScene } from '../scenes/index.ts'
import { t } from '../../../i18n/index.ts'
import { CelebrationDialog } from '../CelebrationDialog.tsx'

type Props = {
  readonly title: string
  readonly avatar: AvatarArt
  /** Attribute points to be allocated. */
  readonly points: number
  /** The name of the skill that comes with the level. */
  readonly skill: string | undefined
  readonly onPlace: () => void
  readonly onClose: () => void
  readonly onSuppress: () => void
}

export const LevelUpDialog = ({ title, avatar, points, skill, onPlace, onClose, onSuppress }: Props) => (
  <CelebrationDialog
    title={title}
    text={[
      t('overlays.levelUpText'),
      ...(skill === undefined ? [] : [t('overlays.levelUpSkill', { skill })]),
      ...(points > 0 ? [t('overlays.levelUpPoints', { points })] : []),
    ].join(' ')}
    picture={<LevelUpScene figure={<Avatar art={{ ...avatar, background: undefined, expression: 'proud' }} />} />}
    effect="ring"
    fills
    primary={{ label: t('overlays.close'), run: onClose }}
    secondary={points > 0 ? { label: t('bell.go.ownStats'), run: onPlace } : undefined}
    onClose={onClose}
    onSuppress={onSuppress}
  />
)
