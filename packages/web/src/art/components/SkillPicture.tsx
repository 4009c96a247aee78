import type { ArtField, SkillArt } from '../art-field.ts'
import type { GearClass } from '../library.ts'
import { useStudio } from '../load-studio.ts'
import { PictureFrame, type PictureProps } from './PictureFrame.tsx'

type Props = PictureProps & { readonly art: SkillArt | ArtField; readonly of: GearClass | 'season' }

/** A skill on the arch of its class, or of the festival that lends it. */
export const SkillPicture = ({ art, of, ...frame }: Props) => (
  <PictureFrame {...frame} picture={useStudio()?.skill(art, of)} viewBox="0 0 64 64" />
)
