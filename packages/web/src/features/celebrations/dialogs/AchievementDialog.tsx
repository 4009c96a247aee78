import { AchievementScene } from '../scenes/index.ts'
import { t } from '../../../i18n/index.ts'
import { CelebrationDialog } from '../CelebrationDialog.tsx'
import type { NamedItem } from '../named-item.ts'
import { ItemsInArch } from '../ItemsInArch.tsx'

type Props = {
  readonly title: string
  readonly text: string
  readonly badges: ReadonlyArray<NamedItem>
  readonly onClose: () => void
}

/** An achievement: its badges, and what they are for. */
export const AchievementDialog = ({ title, text, badges, onClose }: Props) => (
  <CelebrationDialog
    title={title}
    text={text}
    picture={<AchievementScene badges={<ItemsInArch items={badges} />} />}
    effect="none"
    fills
    primary={{ label: t('overlays.close'), run: onClose }}
    onClose={onClose}
  />
)
