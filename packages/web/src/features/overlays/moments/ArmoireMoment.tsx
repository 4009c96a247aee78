import { ArmoireScene } from '../../../moments/index.ts'
import { t } from '../../../texts/index.ts'
import { Moment } from '../Moment.tsx'
import type { NamedThing } from '../named-thing.ts'
import { ThingsInArch } from '../ThingsInArch.tsx'

type Props = {
  readonly title: string
  readonly piece: NamedThing
  readonly notes: string
  /** Nothing when the player wears it already. */
  readonly onPutOn: (() => void) | undefined
  readonly onClose: () => void
}

/** The armoire gave a piece of gear. */
export const ArmoireMoment = ({ title, piece, notes, onPutOn, onClose }: Props) => {
  const goOn = { label: t('overlays.close'), run: onClose }
  return (
    <Moment
      title={title}
      text={`${t('overlays.armoireText', { item: piece.name })} ${notes}`.trim()}
      picture={<ArmoireScene piece={<ThingsInArch things={[piece]} />} />}
      effect="none"
      fills
      primary={onPutOn === undefined ? goOn : { label: t('overlays.putOn'), run: onPutOn }}
      secondary={onPutOn === undefined ? undefined : goOn}
      onClose={onClose}
    />
  )
}
