import type { ArtField, SceneArt } from '@daykeep/rules/pictures'
import { useRenderer } from '../../renderer/load-renderer.ts'
import { PictureFrame, type PictureProps } from '../PictureFrame.tsx'

type Props = PictureProps & { readonly art: SceneArt | ArtField }

/** A background alone. Fills its box and is cropped to it. */
export const ScenePicture = ({ art, ...frame }: Props) => (
  <PictureFrame {...frame} picture={useRenderer()?.scene(art)} viewBox="0 0 240 240" fit="xMidYMax slice" />
)
