import { ArmoireScene } from '../scenes/index.ts'
import { t } from '../../../i18n/index.ts'
import { CelebrationDialog } from '../CelebrationDialog.tsx'

type Props = { readonly title: string; readonly onClose: () => void }

/** The armoire has given its last piece of gear. */
export const ArmoireEmptyDialog = ({ title, onClose }: Props) => (
  <CelebrationDialog
    title={title}
    text={t('overlays.armoireEmptyText')}
    picture={<ArmoireScene />}
    effect="none"
    fills
    primary={{ label: t('overlays.close'), run: onClose }}
    onClose={onClose}
  />
)
