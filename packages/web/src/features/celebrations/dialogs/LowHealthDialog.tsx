import { IconPicture } from '../../../art/index.ts'
import { t } from '../../../i18n/index.ts'
import { CelebrationDialog } from '../CelebrationDialog.tsx'

type Props = { readonly title: string; readonly onClose: () => void }

/** Warns of low health, once, and says what helps. */
export const LowHealthDialog = ({ title, onClose }: Props) => (
  <CelebrationDialog
    title={title}
    text={t('overlays.lowHealthText')}
    picture={<IconPicture art={{ template: 'health-potion' }} />}
    effect="none"
    primary={{ label: t('overlays.close'), run: onClose }}
    onClose={onClose}
  />
)
