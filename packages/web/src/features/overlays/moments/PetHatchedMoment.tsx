import { EggPicture } from '../../../art/index.ts'
import { HatchScene } from '../../../moments/index.ts'
import { t } from '../../../texts/index.ts'
import { Moment } from '../Moment.tsx'
import type { NamedThing } from '../named-thing.ts'
import { ThingsInArch } from '../ThingsInArch.tsx'

type Props = {
  readonly pet: NamedThing
  readonly onTakeAlong: () => void
  readonly onClose: () => void
  readonly onSuppress: () => void
}

/** An egg has hatched. */
export const PetHatchedMoment = ({ pet, onTakeAlong, onClose, onSuppress }: Props) => (
  <Moment
    title={pet.name}
    text={t('overlays.petHatchedText')}
    picture={<HatchScene egg={<EggOf pet={pet} />} pet={<ThingsInArch things={[pet]} />} />}
    effect="none"
    fills
    primary={{ label: t('overlays.takeAlong'), run: onTakeAlong }}
    secondary={{ label: t('overlays.close'), run: onClose }}
    onClose={onClose}
    onSuppress={onSuppress}
  />
)

/** The shell it came out of. */
const EggOf = ({ pet: { thing } }: Pick<Props, 'pet'>) =>
  thing?.kind === 'pet' ? <EggPicture species={thing.species} /> : null
