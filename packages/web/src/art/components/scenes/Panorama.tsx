import { useRenderer } from '../../renderer/load-renderer.ts'
import type { Season, TimeOfDay } from '@daykeep/rules/pictures'
import { PictureFrame } from '../PictureFrame.tsx'

type Props = { readonly season: Season; readonly time: TimeOfDay; readonly className?: string | undefined }

/** The decorative land behind the header. Fills its box with all of its height, however wide that is. */
export const Panorama = ({ season, time, className }: Props) => (
  <PictureFrame
    className={className}
    picture={useRenderer()?.widePanorama(season, time)}
    viewBox="-1440 0 4320 260"
    fit="xMidYMax slice"
  />
)
