import type { ArtField, CollectArt } from '@daykeep/rules/pictures'
import { useRenderer } from '../../renderer/load-renderer.ts'
import { PictureFrame, type PictureProps } from '../PictureFrame.tsx'

type Props = PictureProps & { readonly art: CollectArt | ArtField }

/** An item of a collection quest. */
export const CollectPicture = ({ art, ...frame }: Props) => (
  <PictureFrame {...frame} picture={useRenderer()?.collect(art)} viewBox="0 0 64 64" />
)
