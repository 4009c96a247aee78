import type { ArtField, SceneArt } from '../art-field.ts'
import { useStudio } from '../load-studio.ts'
import { PictureFrame, type PictureProps } from './PictureFrame.tsx'

type Props = PictureProps & { readonly art: SceneArt | ArtField }

/** A background by itself; it fills its box and is cut where the box has another shape. */
export const ScenePicture = ({ art, ...frame }: Props) => (
  <PictureFrame {...frame} picture={useStudio()?.scene(art)} viewBox="0 0 240 240" fit="xMidYMax slice" />
)
