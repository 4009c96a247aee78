import { useRenderer } from '../../renderer/load-renderer.ts'
import type { TimeOfDay } from '@daykeep/rules/pictures'
import { PictureFrame, type PictureProps } from '../PictureFrame.tsx'

type Props = PictureProps & { readonly time: TimeOfDay }

/** The keep without ground or sky. */
export const GreatKeep = ({ time, ...frame }: Props) => (
  <PictureFrame {...frame} picture={useRenderer()?.greatKeep(time)} viewBox="0 0 640 460" />
)
