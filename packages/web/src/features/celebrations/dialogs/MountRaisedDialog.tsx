import { PetPicture } from '../../../art/index.ts'
import { RaiseScene } from '../scenes/index.ts'
import { t } from '../../../i18n/index.ts'
import { CelebrationDialog } from '../CelebrationDialog.tsx'
import type { NamedItem } from '../named-item.ts'
import { ItemsInArch } from '../ItemsInArch.tsx'

type Props = {
  readonly mount: NamedItem
  readonly onRide: () => void
  readonly onClose: () => void
  readonly onSuppress: () => void
}

/** A pet has grown into a mount. */
export const MountRaisedDialog = ({ mount, onRide, onClose, onSuppress }: Props) => (
  <CelebrationDialog
    title={mount.name}
    text={t('overlays.mountRaisedText')}
    picture={<RaiseScene pet={<PetOf mount={mount} />} mount={<ItemsInArch items={[mount]} />} />}
    effect="none"
    fills
    primary={{ label: t('overlays.ride'), run: onRide }}
    secondary={{ label: t('overlays.close'), run: onClose }}
    onClose={onClose}
    onSuppress={onSuppress}
  />
)

/** The pet that the mount was. */
const PetOf = ({ mount: { picture } }: Pick<Props, 'mount'>) =>
  picture?.kind === 'mount' ? <PetPicture species={picture.species} potion={picture.potion} /> : null
