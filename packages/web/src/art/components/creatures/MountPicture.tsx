import type { Creature } from '@daykeep/rules/pictures'
import { useRenderer } from '../../renderer/load-renderer.ts'
import { PictureFrame, type PictureProps } from '../PictureFrame.tsx'

type Props = PictureProps & Creature

/** A saddled mount. */
export const MountPicture = ({ species, potion, ...frame }: Props) => (
  <PictureFrame {...frame} picture={useRenderer()?.mount({ species, potion })} viewBox="-8 -8 236 188" />
)
