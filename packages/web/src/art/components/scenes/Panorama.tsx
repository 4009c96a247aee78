import { useRenderer } from '../../renderer/load-renderer.ts'
import type { Season, TimeOfDay } from '../../model/panorama-art.ts'
import { PictureFrame } from '../PictureFrame.tsx'

type Props = { readonly season: Season; readonly time: TimeOfDay; readonly className?: string | undefined }

/** The decorative land behind the header. Fills its box, centred on the keep. */
export const Panorama = ({ season, time, className }: Props) => (
  <PictureFrame
    className={className}
    picture={useRenderer()?.panorama(season, time)}
    viewBox="0 0 1440 260"
    fit="xMidYMax slice"
  />
)
