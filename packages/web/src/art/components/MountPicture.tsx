import type { Creature } from '../art-field.ts'
import { useStudio } from '../load-studio.ts'
import { PictureFrame, type PictureProps } from './PictureFrame.tsx'

type Props = PictureProps & Creature

/** A mount, saddled, by the `art` of its egg and of its potion. */
export const MountPicture = ({ species, potion, ...frame }: Props) => (
  <PictureFrame {...frame} picture={useStudio()?.mount({ species, potion })} viewBox="-8 -8 236 188" />
)
