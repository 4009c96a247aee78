import type { ArtField, FoodArt } from '../art-field.ts'
import { useStudio } from '../load-studio.ts'
import { PictureFrame, type PictureProps } from './PictureFrame.tsx'

type Props = PictureProps & { readonly art: FoodArt | ArtField }

/** Food by its `art`; the saddle too. */
export const FoodPicture = ({ art, ...frame }: Props) => (
  <PictureFrame {...frame} picture={useStudio()?.food(art)} viewBox="0 0 64 64" />
)
