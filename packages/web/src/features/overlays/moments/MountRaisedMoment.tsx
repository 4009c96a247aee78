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
    picture={<ThingsInArch things={[mount]} />}
    primary={{ label: t('overlays.ride'), run: onRide }}
    secondary={{ label: t('overlays.close'), run: onClose }}
    onClose={onClose}
    onSuppress={onSuppress}
  />
)
