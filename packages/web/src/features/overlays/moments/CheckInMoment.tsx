import { Avatar, type AvatarArt } from '../../../art/index.ts'
import { DropScene } from '../../../moments/index.ts'
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

/** More pictures than this do not fit into the arch; more names than this nobody reads. */
const MOST = { shown: 3, named: 6 } as const

/** A new day at the keep: how many there were, today's gift, and how far the next one is. */
export const CheckInMoment = ({ title, avatar, count, nextRewardAt, gifts, onClose }: Props) => {
  const next = nextRewardAt === 0 ? 0 : nextRewardAt - count
  return (
    <Moment
      title={title}
      text={gifts.length > 0 ? giftsInWords(gifts) : t('overlays.checkInNothing')}
      picture={
        gifts.length > 0 ? (
          <DropScene things={<ThingsInArch things={gifts.slice(0, MOST.shown)} />} />
        ) : (
          <Avatar art={avatar} />
        )
      }
      effect="none"
      fills
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

const giftsInWords = (gifts: ReadonlyArray<NamedThing>): string => {
  const names = gifts.map(({ name }) => name)
  const more = names.length - MOST.named
  return more > 1
    ? t('overlays.checkInRewards', { rewards: names.slice(0, MOST.named).join(', '), more })
    : t('overlays.checkInReward', { rewards: formatList(names) })
}
