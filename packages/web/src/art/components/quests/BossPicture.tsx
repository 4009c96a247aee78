import type { ArtField, BossArt } from '@daykeep/rules/pictures'
import { useRenderer } from '../../renderer/load-renderer.ts'
import { PictureFrame, type PictureProps } from '../PictureFrame.tsx'

type Props = PictureProps & { readonly art: BossArt | ArtField }

/** A boss of a quest. */
export const BossPicture = ({ art, ...frame }: Props) => (
  <PictureFrame {...frame} picture={useRenderer()?.boss(art)} viewBox="0 0 240 200" />
)
