import { useStudio } from '../load-studio.ts'
import type { Season, TimeOfDay } from '../panorama-art.ts'
import { PictureFrame } from './PictureFrame.tsx'

type Props = { readonly season: Season; readonly time: TimeOfDay; readonly className?: string | undefined }

/** The land behind the header: decoration. It fills its box; on a narrow one the keep in the middle stays. */
export const Panorama = ({ season, time, className }: Props) => (
  <PictureFrame
    className={className}
    picture={useStudio()?.panorama(season, time)}
    viewBox="0 0 1440 260"
    fit="xMidYMax slice"
  />
)
