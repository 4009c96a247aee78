import { useStudio } from '../load-studio.ts'
import type { TimeOfDay } from '../panorama-art.ts'
import { PictureFrame, type PictureProps } from './PictureFrame.tsx'

type Props = PictureProps & { readonly time: TimeOfDay }

/** The keep in full, without ground or sky. */
export const GreatKeep = ({ time, ...frame }: Props) => (
  <PictureFrame {...frame} picture={useStudio()?.greatKeep(time)} viewBox="0 0 640 460" />
)
