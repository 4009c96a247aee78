import type { Creature } from '../art-field.ts'
import { useStudio } from '../load-studio.ts'
import { PictureFrame, type PictureProps } from './PictureFrame.tsx'

type Props = PictureProps & Creature

/** A pet by the `art` of its egg and of its potion. */
export const PetPicture = ({ species, potion, ...frame }: Props) => (
  <PictureFrame {...frame} picture={useStudio()?.pet({ species, potion })} viewBox="-4 -8 128 128" />
)
