import { ArmoireScene } from '../scenes/index.ts'
import { t } from '../../../i18n/index.ts'
import { CelebrationDialog } from '../CelebrationDialog.tsx'
import type { NamedItem } from '../named-item.ts'
import { ItemsInArch } from '../ItemsInArch.tsx'

type Props = {
  readonly title: string
  readonly piece: NamedItem
  readonly notes: string
  /** Undefined if the player wears it already. */
  readonly onPutOn: (() => void) | undefined
  readonly onClose: () => void
}

/** A piece of gear from the armoire. */
export const ArmoireDialog = ({ title, piece, notes, onPutOn, onClose }: Props) => {
  const goOn = { label: t('overlays.close'), run: onClose }
  return (
    <CelebrationDialog
      title={title}
      text={`${t('overlays.armoireText', { item: piece.name })} ${notes}`.trim()}
      picture={<ArmoireScene piece={<ItemsInArch items={[piece]} />} />}
      effect="none"
      fills
      primary={onPutOn === undefined ? goOn : { label: t('overlays.putOn'), run: onPutOn }}
      secondary={onPutOn === undefined ? undefined : goOn}
      onClose={onClose}
    />
  )
}
