import { Avatar, type AvatarArt } from '../../../art/index.ts'
import { t } from '../../../i18n/index.ts'
import { CelebrationDialog } from '../CelebrationDialog.tsx'
import { LevelUpScene } from '../scenes/index.ts'

type Props = {
  readonly title: string
  /** The player in the finest gear of the class. */
  readonly avatar: AvatarArt
  /** Whether the first skill is there already. */
  readonly hasSkills: boolean
  readonly onClose: () => void
}

/** What the player may look like one day, in the class they have just chosen. */
export const ClassChosenDialog = ({ title, avatar, hasSkills, onClose }: Props) => (
  <CelebrationDialog
    title={title}
    text={t(hasSkills ? 'classes.chosenSkills' : 'classes.chosenText')}
    picture={<LevelUpScene figure={<Avatar art={{ ...avatar, background: undefined, expression: 'proud' }} />} />}
    effect="ring"
    fills
    primary={{ label: t('overlays.close'), run: onClose }}
    onClose={onClose}
  />
)
