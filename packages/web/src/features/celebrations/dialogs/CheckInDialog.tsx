import { Avatar, type AvatarArt } from '../../../art/index.ts'
import { DropScene } from '../scenes/index.ts'
import { formatList, t } from '../../../i18n/index.ts'
import { Meter } from '../../../ui/index.ts'
import { CelebrationDialog } from '../CelebrationDialog.tsx'
import type { NamedItem } from '../named-item.ts'
import { ItemsInArch } from '../ItemsInArch.tsx'
import styles from './CheckInDialog.module.css'

type Props = {
  readonly title: string
  readonly avatar: AvatarArt
  readonly count: number
  /** 0 when no gift is left. */
  readonly nextRewardAt: number
  readonly gifts: ReadonlyArray<NamedItem>
  readonly onClose: () => void
}

/** How many gifts are drawn in the arch, and how many are named. */
const LIMITS = { pictures: 3, names: 6 } as const

/** A check-in: how many there were, today's gifts, and the progress to the next ones. */
export const CheckInDialog = ({ title, avatar, count, nextRewardAt, gifts, onClose }: Props) => {
  const next = nextRewardAt === 0 ? 0 : nextRewardAt - count
  return (
    <CelebrationDialog
      title={title}
      text={gifts.length > 0 ? giftsInWords(gifts) : t('overlays.checkInNothing')}
      picture={
        gifts.some(({ picture }) => picture !== undefined) ? (
          <DropScene items={<ItemsInArch items={gifts.slice(0, LIMITS.pictures)} />} />
        ) : (
          <Avatar art={{ ...avatar, expression: 'happy' }} />
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
    </CelebrationDialog>
  )
}

const giftsInWords = (gifts: ReadonlyArray<NamedItem>): string => {
  const names = gifts.map(({ name }) => name)
  const more = names.length - LIMITS.names
  return more > 1
    ? t('overlays.checkInRewards', { rewards: names.slice(0, LIMITS.names).join(', '), more })
    : t('overlays.checkInReward', { rewards: formatList(names), count: names.length })
}
