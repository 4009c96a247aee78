import { DropScene } from '../scenes/index.ts'
import { t } from '../../../i18n/index.ts'
import { CelebrationDialog } from '../CelebrationDialog.tsx'
import type { NamedItem } from '../named-item.ts'
import { ItemsInArch } from '../ItemsInArch.tsx'

type Props = {
  readonly title: string
  readonly egg: NamedItem
  readonly potion: NamedItem
  readonly onHatch: () => void
  readonly onClose: () => void
}

/** The first egg and the first potion, which hatch the first pet. */
export const FirstDropsDialog = ({ title, egg, potion, onHatch, onClose }: Props) => (
  <CelebrationDialog
    title={title}
    text={t('overlays.firstDropsText', { egg: egg.name, potion: potion.name })}
    picture={<DropScene items={<ItemsInArch items={[egg, potion]} />} />}
    effect="none"
    fills
    primary={{ label: t('overlays.hatchNow'), run: onHatch }}
    secondary={{ label: t('overlays.later'), run: onClose }}
    onClose={onClose}
  />
)
