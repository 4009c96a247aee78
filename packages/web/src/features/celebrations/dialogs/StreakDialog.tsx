import { StreakScene } from '../scenes/index.ts'
import { t } from '../../../i18n/index.ts'
import { CelebrationDialog } from '../CelebrationDialog.tsx'
import type { NamedItem } from '../named-item.ts'
import { ItemsInArch } from '../ItemsInArch.tsx'

type Props = {
  readonly title: string
  readonly badge: NamedItem
  /** How many streaks of three weeks the player has reached. */
  readonly times: number
  readonly onClose: () => void
  readonly onSuppress: () => void
}

/** A daily reached a streak of three weeks. */
export const StreakDialog = ({ title, badge, times, onClose, onSuppress }: Props) => (
  <CelebrationDialog
    title={title}
    text={[t('overlays.streakText'), times > 1 ? t('overlays.streakTimes', { times }) : ''].join(' ').trim()}
    picture={<StreakScene badge={<ItemsInArch items={[badge]} />} />}
    effect="none"
    fills
    primary={{ label: t('overlays.close'), run: onClose }}
    onClose={onClose}
    onSuppress={onSuppress}
  />
)
