import type { SpeciesRef } from '@daykeep/rules/pictures'
import { useRenderer } from '../../renderer/load-renderer.ts'
import { PictureFrame, type PictureProps } from '../PictureFrame.tsx'

type Props = PictureProps & { readonly species: SpeciesRef }

/** An egg in the looks of its species. */
export const EggPicture = ({ species, ...frame }: Props) => (
  <PictureFrame {...frame} picture={useRenderer()?.egg(species)} viewBox="-2 -6 68 68" />
)
