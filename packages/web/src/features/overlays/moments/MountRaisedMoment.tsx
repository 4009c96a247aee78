import { PetPicture } from '../../../art/index.ts'
import { RaiseScene } from '../../../moments/index.ts'
import { t } from '../../../texts/index.ts'
import { Moment } from '../Moment.tsx'
import type { NamedThing } from '../named-thing.ts'
import { ThingsInArch } from '../ThingsInArch.tsx'

type Props = {
  readonly mount: NamedThing
  readonly onRide: () => void
  readonly onClose: () => void
  readonly onSuppress: () => void
}

/** A pet has grown up. */
export const MountRaisedMoment = ({ mount, onRide, onClose, onSuppress }: Props) => (
  <Moment
    title={mount.name}
    text={t('overlays.mountRaisedText')}
    picture={<RaiseScene pet={<PetOf mount={mount} />} mount={<ThingsInArch things={[mount]} />} />}
    effect="none"
    fills
    primary={{ label: t('overlays.ride'), run: onRide }}
    secondary={{ label: t('overlays.close'), run: onClose }}
    onClose={onClose}
    onSuppress={onSuppress}
  />
)

/** What it was before. */
const PetOf = ({ mount: { thing } }: Pick<Props, 'mount'>) =>
  thing?.kind === 'mount' ? <PetPicture species={thing.species} potion={thing.potion} /> : null
