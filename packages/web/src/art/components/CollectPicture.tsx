import type { ArtField, CollectArt } from '../art-field.ts'
import { useStudio } from '../load-studio.ts'
import { PictureFrame, type PictureProps } from './PictureFrame.tsx'

type Props = PictureProps & { readonly art: CollectArt | ArtField }

/** A thing that a quest asks to collect. */
export const CollectPicture = ({ art, ...frame }: Props) => (
  <PictureFrame {...frame} picture={useStudio()?.collect(art)} viewBox="0 0 64 64" />
)
