import { AchievementScene } from '../../../moments/index.ts'
import { t } from '../../../texts/index.ts'
import { Moment } from '../Moment.tsx'
import type { NamedThing } from '../named-thing.ts'
import { ThingsInArch } from '../ThingsInArch.tsx'

type Props = {
  readonly title: string
  readonly text: string
  readonly badges: ReadonlyArray<NamedThing>
  readonly onClose: () => void
}

/** Something that stays: a badge, and what it is for. */
export const AchievementMoment = ({ title, text, badges, onClose }: Props) => (
  <Moment
    title={title}
    text={text}
    picture={<AchievementScene badges={<ThingsInArch things={badges} />} />}
    effect="none"
    fills
    primary={{ label: t('overlays.close'), run: onClose }}
    onClose={onClose}
  />
)
