import type { PotionRef } from '../art-field.ts'
import { useStudio } from '../load-studio.ts'
import { PictureFrame, type PictureProps } from './PictureFrame.tsx'

type Props = PictureProps & { readonly potion: PotionRef }

/** A hatching potion by its `art`. */
export const PotionPicture = ({ potion, ...frame }: Props) => (
  <PictureFrame {...frame} picture={useStudio()?.potion(potion)} viewBox="0 0 64 64" />
)
