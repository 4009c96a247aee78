import type { PlayerClass } from '@daykeep/rules/model'
import type { ArtField, SkillArt } from '@daykeep/rules/pictures'
import { useRenderer } from '../renderer/load-renderer.ts'
import { PictureFrame, type PictureProps } from './PictureFrame.tsx'

type Props = PictureProps & { readonly art: SkillArt | ArtField; readonly of: PlayerClass | 'season' }

/** A skill on the arch of its class, or of the season for seasonal skills. */
export const SkillPicture = ({ art, of, ...frame }: Props) => (
  <PictureFrame {...frame} picture={useRenderer()?.skill(art, of)} viewBox="0 0 64 64" />
)
