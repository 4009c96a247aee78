import { Avatar, type AvatarArt } from '../../../art/index.ts'
import { formatList, t } from '../../../texts/index.ts'
import { Meter } from '../../../ui/index.ts'
import { Moment } from '../Moment.tsx'
import type { NamedThing } from '../named-thing.ts'
import { ThingsInArch } from '../ThingsInArch.tsx'
import styles from './CheckInMoment.module.css'

type Props = {
  readonly title: string
  readonly avatar: AvatarArt
  readonly count: number
  /** 0 when every gift was given. */
  readonly nextRewardAt: number
  readonly gifts: ReadonlyArray<NamedThing>
  readonly onClose: () => void
}

/** More pictures than this do not fit into the arch. */
const SHOWN = 3

/** A new day at the keep: how many there were, today's gift, and how far the next one is. */
export const CheckInMoment = ({ title, avatar, count, nextRewardAt, gifts, onClose }: Props) => {
  const next = nextRewardAt === 0 ? 0 : nextRewardAt - count
  return (
    <Moment
      title={title}
      text={
        gifts.length > 0
          ? t('overlays.checkInReward', { rewards: formatList(gifts.map(({ name }) => name)) })
          : t('overlays.checkInNothing')
      }
      picture={gifts.length > 0 ? <ThingsInArch things={gifts.slice(0, SHOWN)} /> : <Avatar art={avatar} />}
      effect={gifts.length > 0 ? 'rays' : 'none'}
      primary={{ label: gifts.length > 0 ? t('overlays.accept') : t('overlays.close'), run: onClose }}
      onClose={onClose}
    >
      <div className={styles.next}>
        {nextRewardAt > 0 && <Meter label={t('overlays.checkInBar')} value={count} max={nextRewardAt} />}
        <p>{t('overlays.checkInText', { next })}</p>
      </div>
    </Moment>
  )
}
