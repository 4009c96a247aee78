import type { ArtField, FoodArt } from '@daykeep/rules/pictures'
import { useRenderer } from '../../renderer/load-renderer.ts'
import { PictureFrame, type PictureProps } from '../PictureFrame.tsx'

type Props = PictureProps & { readonly art: FoodArt | ArtField }

/** Food, and the saddle. */
export const FoodPicture = ({ art, ...frame }: Props) => (
  <PictureFrame {...frame} picture={useRenderer()?.food(art)} viewBox="0 0 64 64" />
)
