import { EggPicture } from '../../../art/index.ts'
import { HatchScene } from '../scenes/index.ts'
import { t } from '../../../i18n/index.ts'
import { CelebrationDialog } from '../CelebrationDialog.tsx'
import type { NamedItem } from '../named-item.ts'
import { ItemsInArch } from '../ItemsInArch.tsx'

type Props = {
  readonly pet: NamedItem
  readonly onTakeAlong: () => void
  readonly onClose: () => void
  readonly onSuppress: () => void
}

export const PetHatchedDialog = ({ pet, onTakeAlong, onClose, onSuppress }: Props) => (
  <CelebrationDialog
    title={pet.name}
    text={t('overlays.petHatchedText')}
    picture={<HatchScene egg={<EggOf pet={pet} />} pet={<ItemsInArch items={[pet]} />} />}
    effect="none"
    fills
    primary={{ label: t('overlays.takeAlong'), run: onTakeAlong }}
    secondary={{ label: t('overlays.close'), run: onClose }}
    onClose={onClose}
    onSuppress={onSuppress}
  />
)

/** The egg that the pet came out of. */
const EggOf = ({ pet: { picture } }: Pick<Props, 'pet'>) =>
  picture?.kind === 'pet' ? <EggPicture species={picture.species} /> : null
