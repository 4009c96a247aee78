import type { ArtField, ItemArt } from '@daykeep/rules/pictures'
import { useRenderer } from '../renderer/load-renderer.ts'
import { PictureFrame, type PictureProps } from './PictureFrame.tsx'

type Props = PictureProps & { readonly art: ItemArt | ArtField }

/** An icon with a drawing of its own: gem, coin, hourglass, armoire, health potion, saddle, key, scroll. */
export const IconPicture = ({ art, ...frame }: Props) => (
  <PictureFrame {...frame} picture={useRenderer()?.item(art)} viewBox="0 0 64 64" />
)
