import type { ArtField, BossArt } from '../art-field.ts'
import { useStudio } from '../load-studio.ts'
import { PictureFrame, type PictureProps } from './PictureFrame.tsx'

type Props = PictureProps & { readonly art: BossArt | ArtField }

/** Whom a party fights. */
export const BossPicture = ({ art, ...frame }: Props) => (
  <PictureFrame {...frame} picture={useStudio()?.boss(art)} viewBox="0 0 240 200" />
)
