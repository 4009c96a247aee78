import { DropScene } from '../../../moments/index.ts'
import { t } from '../../../texts/index.ts'
import { Moment } from '../Moment.tsx'
import type { NamedThing } from '../named-thing.ts'
import { ThingsInArch } from '../ThingsInArch.tsx'

type Props = {
  readonly title: string
  readonly egg: NamedThing
  readonly potion: NamedThing
  readonly onHatch: () => void
  readonly onClose: () => void
}

/** The first egg and the first potion: together they are a pet. */
export const FirstDropsMoment = ({ title, egg, potion, onHatch, onClose }: Props) => (
  <Moment
    title={title}
    text={t('overlays.firstDropsText', { egg: egg.name, potion: potion.name })}
    picture={<DropScene things={<ThingsInArch things={[egg, potion]} />} />}
    effect="none"
    fills
    primary={{ label: t('overlays.hatchNow'), run: onHatch }}
    secondary={{ label: t('overlays.later'), run: onClose }}
    onClose={onClose}
  />
)
