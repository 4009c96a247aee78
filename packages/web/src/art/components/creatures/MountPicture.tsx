import type { Creature } from '../../model/art-field.ts'
import { useRenderer } from '../../renderer/load-renderer.ts'
import { PictureFrame, type PictureProps } from '../PictureFrame.tsx'

type Props = PictureProps & Creature

/** A saddled mount. */
export const MountPicture = ({ species, potion, ...frame }: Props) => (
  <PictureFrame {...frame} picture={useRenderer()?.mount({ species, potion })} viewBox="-8 -8 236 188" />
)
