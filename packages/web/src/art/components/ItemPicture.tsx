import type { ArtField, ItemArt } from '../art-field.ts'
import { useStudio } from '../load-studio.ts'
import { PictureFrame, type PictureProps } from './PictureFrame.tsx'

type Props = PictureProps & { readonly art: ItemArt | ArtField }

/** A thing that is drawn once: gem, coin, hourglass, armoire, health potion, saddle, key, scroll. */
export const ItemPicture = ({ art, ...frame }: Props) => (
  <PictureFrame {...frame} picture={useStudio()?.item(art)} viewBox="0 0 64 64" />
)
