import type { Creature } from '../../model/art-field.ts'
import { useRenderer } from '../../renderer/load-renderer.ts'
import { PictureFrame, type PictureProps } from '../PictureFrame.tsx'

type Props = PictureProps & Creature

/** A pet. */
export const PetPicture = ({ species, potion, ...frame }: Props) => (
  <PictureFrame {...frame} picture={useRenderer()?.pet({ species, potion })} viewBox="-4 -8 128 128" />
)
