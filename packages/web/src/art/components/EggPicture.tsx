import type { SpeciesRef } from '../art-field.ts'
import { useStudio } from '../load-studio.ts'
import { PictureFrame, type PictureProps } from './PictureFrame.tsx'

type Props = PictureProps & { readonly species: SpeciesRef }

/** An egg by its `art`: the species inside shows. */
export const EggPicture = ({ species, ...frame }: Props) => (
  <PictureFrame {...frame} picture={useStudio()?.egg(species)} viewBox="-2 -6 68 68" />
)
