import type { AvatarArt } from '../avatar-art.ts'
import { BOXES, type Crop } from '../crop.ts'
import { useStudio } from '../load-studio.ts'
import { PictureFrame, type PictureProps } from './PictureFrame.tsx'

type Props = PictureProps & {
  readonly art: AvatarArt
  /** How much of the picture is seen: all of it, head and chest, or the face. */
  readonly crop?: Crop | undefined
  /** For the one large avatar of the page. */
  readonly breathing?: boolean | undefined
}

/** A player, dressed, mounted and accompanied. Name them: "Maren, level 27 wizard, riding an owl". */
export const Avatar = ({ art, crop = 'whole', breathing, className, ...frame }: Props) => {
  const studio = useStudio()
  const classes = [breathing && 'breathing', className].filter(Boolean).join(' ')
  return <PictureFrame {...frame} className={classes} picture={studio?.avatar(art, crop)} viewBox={BOXES[crop]} />
}
