import { StreakScene } from '../../../moments/index.ts'
import { t } from '../../../texts/index.ts'
import { Moment } from '../Moment.tsx'
import type { NamedThing } from '../named-thing.ts'
import { ThingsInArch } from '../ThingsInArch.tsx'

type Props = {
  readonly title: string
  readonly badge: NamedThing
  /** How often the player has come so far. */
  readonly times: number
  readonly onClose: () => void
  readonly onSuppress: () => void
}

/** A daily was kept up for three weeks. */
export const StreakMoment = ({ title, badge, times, onClose, onSuppress }: Props) => (
  <Moment
    title={title}
    text={[t('overlays.streakText'), times > 1 ? t('overlays.streakTimes', { times }) : ''].join(' ').trim()}
    picture={<StreakScene badge={<ThingsInArch things={[badge]} />} />}
    effect="none"
    fills
    primary={{ label: t('overlays.close'), run: onClose }}
    onClose={onClose}
    onSuppress={onSuppress}
  />
)
