import type { Creature, Expression } from '@daykeep/rules/pictures'
import { useRenderer } from '../../renderer/load-renderer.ts'
import { PictureFrame, type PictureProps } from '../PictureFrame.tsx'

type Props = PictureProps & Creature & { readonly expression?: Expression | undefined }

/** A pet. */
export const PetPicture = ({ species, potion, expression, ...frame }: Props) => (
  <PictureFrame {...frame} picture={useRenderer()?.pet({ species, potion }, expression)} viewBox="-4 -8 128 128" />
)
