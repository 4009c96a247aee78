import type { PotionRef } from '@daykeep/rules/pictures'
import { useRenderer } from '../../renderer/load-renderer.ts'
import { PictureFrame, type PictureProps } from '../PictureFrame.tsx'

type Props = PictureProps & { readonly potion: PotionRef }

/** A hatching potion. */
export const PotionPicture = ({ potion, ...frame }: Props) => (
  <PictureFrame {...frame} picture={useRenderer()?.potion(potion)} viewBox="0 0 64 64" />
)
