import { type AvatarArt, BOXES, type Crop } from '@daykeep/rules/pictures'
import { useRenderer } from '../../renderer/load-renderer.ts'
import { PictureFrame, type PictureProps } from '../PictureFrame.tsx'

type Props = PictureProps & {
  readonly art: AvatarArt
  /** The whole avatar, head and chest, or the face. */
  readonly crop?: Crop | undefined
  /** Animates the main avatar of a page. */
  readonly breathing?: boolean | undefined
  /** With all faces: `data-expression` on an element around it says which one shows. */
  readonly faces?: 'any' | undefined
}

/** An avatar. Give it a label such as "Maren, level 27 wizard, riding an owl". */
export const Avatar = ({ art, crop = 'whole', breathing, faces, className, ...frame }: Props) => {
  const renderer = useRenderer()
  const drawn = (
    <PictureFrame {...frame} className={className} picture={renderer?.avatar(art, crop, faces)} viewBox={BOXES[crop]} />
  )
  // An element around the drawing is moved without the help of the main thread; the drawing itself would not be.
  return breathing ? <span className="breathing">{drawn}</span> : drawn
}
